# Cena władzy: marsze, Wypowiedzenie Wojny i Wezwania do Broni na stronie.

pop-verb-declare_war = Wypowiedz Wojnę
pop-verb-march = Marsz
pop-verb-set_sail = Żegluga
pop-verb-besiege_in = Oblężenie
pop-all-peace = Wszędzie pokój
pop-at-war = Wojna z: { $realms }

## Marsze

pop-march = Marsz
pop-form = Utwórz: { $troop }
pop-with-all = i dołącz wszystko: { $troop }
pop-take-all = Dołącz wszystkie
pop-take-some = Dołącz część
pop-regroup = Przegrupuj
pop-leave-some = Zostaw część
pop-by-way-of = przez: { $area }
pop-of-mercenary = najemne: { $n }
pop-of-allied = sojusznicze: { $n }

## Po ile czego

pop-muster = Rekruci
pop-one-more = Więcej: { $name }
pop-one-less = Mniej: { $name }
pop-count-left = { $n ->
    [0] Wszystko wybrane
   *[other] Do wyboru pozostało: { $n }
}
pop-count-lose = Przyjmij straty: { $n }
pop-count-recruit = Rekrutuj: { $n }
pop-count-take = Dołącz: { $n }
pop-count-leave = Zostaw: { $n }

## Nadchodzące Bitwy

pop-odds-battle = Bitwa: { $own } na { $theirs }
pop-odds-battle-in = { $place }: { $own } na { $theirs }
pop-odds = wygrana { $won } %, przegrana { $lost } %, bez rozstrzygnięcia { $even } %
pop-odds-unknown = zbyt duża, by ją obliczyć

## Wypowiedzenie Wojny

pop-declaration = Wypowiedz Wojnę
pop-declaration-hint = Co oznaczałaby teraz Wojna. Nic nie jest postanowione, dopóki nie naciśniesz przycisku.
pop-war-others = { $n ->
    [one] { $n } dalsze Królestwo
    [few] { $n } dalsze Królestwa
   *[many] { $n } dalszych Królestw
}
pop-war-reason = Casus Belli
pop-war-no-reason = Brak Casus Belli
pop-war-far = Leży daleko od twoich ziem: nic więcej nie podajemy.
pop-your-side = Twoja strona
pop-their-side = Druga strona
pop-you-may-call = Możesz wezwać
pop-they-call = Wezwie do Broni
pop-may-refuse = może odmówić
pop-defends-with = { $n ->
    [0] Nie ma Jednostek do obrony.
    [one] Obszaru broni { $n } Jednostka.
    [few] Obszaru bronią najwyżej { $n } Jednostki.
   *[many] Obszaru broni najwyżej { $n } Jednostek.
}
pop-units = { $n ->
    [one] { $n } Jednostka
    [few] { $n } Jednostki
   *[many] { $n } Jednostek
}
pop-units-of = { $n ->
    [one] { $realm }: { $n } Jednostka
    [few] { $realm }: { $n } Jednostki
   *[many] { $realm }: { $n } Jednostek
}
pop-battles-at-once = Bitwy od razu
pop-no-battle-at-once = Żadne. Możesz wtedy aktywować lub rekrutować bez kosztu MIL.
pop-declare-on = Wojna: { $realm }
pop-declare-more = { $realm } i jeszcze inni

## Wezwania do Broni

pop-call = Wezwij Sojuszników do Broni
pop-called = Wezwanie do Broni
pop-call-attack = do ataku
pop-call-defence = do obrony
pop-caller-side = Kto cię wzywa
pop-enemies = Wrogowie
pop-if-accepted = Jeśli przyjmiesz
pop-war-with-all = Jesteś na Wojnie z nimi wszystkimi.
pop-no-battle-of-yours = Żadna z twoich Jednostek nie musi od razu walczyć.
pop-if-refused = Jeśli odmówisz
pop-truce-or-cb = Obowiązuje Rozejm: { $realm }; zaatakowany Gracz może zamiast tego wybrać żeton Casus Belli.
pop-call-it = Wezwij
