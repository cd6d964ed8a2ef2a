# Great Powers w przeglądarce: reakcje, z których rezygnuje się na dłużej.

passing-longer = Pasuj na dłużej
passing-turn = Pasuj w tej turze
passing-always = Zawsze pasuj
passing-list = { $n ->
    [one] Jedna reakcja pasowana z góry
    [few] { $n } reakcje pasowane z góry
   *[many] { $n } reakcji pasowanych z góry
}
passing-you-pass = Pasujesz bez pytania:
passing-is-turn = w tej turze
passing-is-always = aż do odwołania
passing-ask-again = pytaj znowu
passing-by-itself = pas z góry …
passing-only = Możesz tylko spasować: pytanie pada, by nikt się o tym nie dowiedział
