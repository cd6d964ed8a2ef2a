# Cena władzy: Pokój Wynegocjowany.

option-negotiate_peace = Negocjuj Pokój: { $target }
option-agree_on = { $target }, bez Zwycięzcy
option-prevail_by = { $target }, Zwycięzcą jesteś ty
option-concede = { $target }, Zwycięzcą jest druga strona
option-hand_back = Zwracasz: { $target }
option-regain = Odzyskujesz: { $target }
option-for_ducats = { $target ->
    [0] Za nic
    [one] Za 1 Dukata
    [few] Za { $target } Dukaty
   *[many] Za { $target } Dukatów
}
option-action_by_other = Akcję wykonuje i opłaca druga strona
option-propose_peace = Zaproponuj
option-drop_peace = Bez negocjacji
ask-pact = { $realm }: jaki Pokój uzgadniacie?
    .doing = negocjowanie Pokoju
    .hint = Jeden Warunek Pokoju. Przy Utrzymaniu Aktualnego Stanu Planszy Prowincje można zwracać za Dukaty albo Wyzwalać. Porozumienie i Zerwanie Więzi mogą towarzyszyć Pokojowi jako Akcje jednej ze stron.
ask-accept-pact = { $realm } proponuje Pokój: { $term }. Przyjmujesz?
    .doing = odpowiedź na propozycję Pokoju
log-pact = { $power }: propozycja Pokoju – { $target }: { $term }
log-pact-victor = W Pokoju: Zwycięzcą jest { $power }
log-pact-return = { $n ->
    [0] W Pokoju: zwrot Prowincji { $province } ({ $power })
    [one] W Pokoju: zwrot Prowincji { $province } za 1 Dukata ({ $power })
    [few] W Pokoju: zwrot Prowincji { $province } za { $n } Dukaty ({ $power })
   *[many] W Pokoju: zwrot Prowincji { $province } za { $n } Dukatów ({ $power })
}
log-pact-free = W Pokoju: Wyzwolenie Prowincji { $province }
log-pact-influence = W Pokoju: { $power } oddaje Wpływ z Obszaru { $area }
log-pact-claim = W Pokoju: { $power } oddaje Roszczenie na Obszarze { $area }
log-pact-alliance = W Pokoju: koniec Sojuszu – { $power } i { $target }
log-pact-made = { $power } i { $target } uzgadniają Pokój
log-pact-refused = { $power }: odmowa Pokoju
no-pact-talked = Negocjacje z tym graczem już się odbyły
no-pact-never = Tego gracze nie mogą uzgodnić
no-pact-one-term = Pokój ma jeden Warunek
no-pact-term-first = Najpierw uzgodnij Warunek Pokoju
no-pact-victor = Ktoś musi być Zwycięzcą
no-pact-white = Biały Pokój nie ma Zwycięzcy
no-pact-all-back = Przy tym Warunku wszystkie Okupowane Prowincje wracają
no-pact-capital = Stolice wracają w każdym wypadku
no-pact-sum-first = Najpierw podaj, za ile Dukatów wraca
no-pact-no-return = Żadna Prowincja nie czeka na kwotę
no-pact-agent = Już ustalono, kto wykonuje Akcję

## Page

pop-pact = Pokój: { $maker } i { $partner }
pop-pact-none = Jeszcze bez Warunku
pop-pact-victor = Zwycięzca: { $realm }
pop-pact-no-victor = Bez Zwycięzcy
pop-pact-acts = Akcję wykonuje i opłaca: { $realm }
pop-pact-for = { $n ->
    [0] za nic
    [one] za 1 Dukata
    [few] za { $n } Dukaty
   *[many] za { $n } Dukatów
}
pop-pact-sum = za …
pop-pact-freed = Wyzwolona
pop-pact-brings = Co z tego ma { $realm }
pop-pact-influence = Wpływ: { $target }
pop-pact-claim = Roszczenie: { $target }
pop-pact-alliance = Sojusz: { $target }
pop-pact-how-much = Za ile Dukatów
pop-pact-ties = Zrywane Więzi
pop-pact-beside = Dukaty są obok pytania.
pop-peace-negotiate = Negocjuj
pop-peace-negotiate-text = Układasz Pokój, a { $realm } go przyjmuje, odrzuca albo odpowiada własną propozycją.
peace-returned = { $province } za Dukaty
peace-freed = { $province } Wyzwolona, Podatek
