# Cena władzy: Dyplomacja między graczami.

option-negotiate = Zaproponuj porozumienie: { $target }
option-offer_alliance = Sojusz
option-offer_marriage = Mariaż; obie strony dobierają: { $target }
option-give_ducats = { $target ->
    [one] Dajesz 1 Dukata
    [few] Dajesz { $target } Dukaty
   *[many] Dajesz { $target } Dukatów
}
option-ask_ducats = { $target ->
    [one] Dostajesz 1 Dukata
    [few] Dostajesz { $target } Dukaty
   *[many] Dostajesz { $target } Dukatów
}
option-sell_province = Sprzedajesz: { $target }
option-buy_province = Kupujesz: { $target }
option-at_price = { $target ->
    [one] Za 1 Dukata
    [few] Za { $target } Dukaty
   *[many] Za { $target } Dukatów
}
option-propose_deal = Zaproponuj
option-lay_deal = Połóż ofertę na stole
option-strike_part = Wykreśl ostatnią część
option-make_deal = Zawrzyj porozumienie leżące na stole: { $target }
option-accept_offer = Przyjmij ofertę: { $target }
option-refuse_offer = Odrzuć ofertę: { $target }
option-withdraw_offer = Wycofaj swoją ofertę: { $target }
option-drop_deal = Bez porozumienia
ask-deal = { $realm }: co obejmuje porozumienie?
    .doing = przygotowanie porozumienia
    .hint = Więź albo każde dziesięć Dukatów kosztuje Aktywnego Gracza 1 DYP; Prowincje kosztują obie strony po 1 ADM. Wsparcia Pieniężnego nie łączy się z Prowincjami.
ask-accept-deal = { $realm } proponuje porozumienie. Przyjmujesz?
    .doing = odpowiedź na propozycję porozumienia
bill-deal-alliance = Sojusz
bill-deal-marriage = Mariaż
bill-deal-support = Wsparcie Pieniężne, za każde rozpoczęte dziesięć Dukatów
log-deal = { $power }: propozycja porozumienia – { $target }
log-deal-alliance = W porozumieniu: Sojusz – { $power } i { $target }
log-deal-marriage = W porozumieniu: Mariaż – { $power } i { $target }; dobierane karty – { $deck }
log-deal-support = { $n ->
    [one] W porozumieniu: 1 Dukat od Królestwa { $power }
    [few] W porozumieniu: { $n } Dukaty od Królestwa { $power }
   *[many] W porozumieniu: { $n } Dukatów od Królestwa { $power }
}
log-deal-sale = { $n ->
    [one] W porozumieniu: sprzedaż Prowincji { $province } za 1 Dukata ({ $power })
    [few] W porozumieniu: sprzedaż Prowincji { $province } za { $n } Dukaty ({ $power })
   *[many] W porozumieniu: sprzedaż Prowincji { $province } za { $n } Dukatów ({ $power })
}
log-deal-refused = { $power }: odmowa porozumienia
log-deal-done = Zawarte porozumienie: { $power } i { $target }
log-offer = { $power }: oferta położona na stole – { $target }
log-offer-accepted = { $power }: oferta przyjęta – { $target }
log-offer-refused = { $power }: oferta odrzucona – { $target }
log-offer-withdrawn = { $power }: oferta wycofana – { $target }
log-offer-lapsed = { $power } i { $target }: oferta nie jest już możliwa i znika ze stołu
log-offer-why = Dlaczego nie jest możliwa: { $why }
option-confer = Rozmowa na osobności: { $target }
bill-confer = Rozmowa na osobności
log-confers = { $power }: opłacona rozmowa na osobności – { $target }
no-confer-already = Do końca tej Tury możesz już rozmawiać z tym graczem na osobności
no-deal-waited-for = Kontrpropozycję składa się od razu
no-offer-not-accepted = Druga strona jeszcze nie przyjęła twojej oferty
opens-offer-accepted = Aby to umożliwić: druga strona przyjmuje ofertę.
no-deal-talked = Ten gracz ma już w tej Turze twoją propozycję
no-deal-nothing = Nie ma niczego, co mogłoby objąć wasze porozumienie
no-deal-at-war = Podczas Wojny możliwe jest tylko Wsparcie Pieniężne
no-deal-in-it = To już jest w porozumieniu
no-deal-its-alliances = Druga strona nie ma wolnego żetonu Sojuszu
no-deal-marriages = Nie masz wolnego żetonu Mariażu
no-deal-its-marriages = Druga strona nie ma wolnego żetonu Mariażu
no-deal-not-both = Wsparcia Pieniężnego nie łączy się z Prowincjami
no-deal-its-ducats = Druga strona nie ma tylu Dukatów
no-deal-its-adm = Druga strona nie ma na to ADM
no-deal-not-owned = Sprzedający jej nie posiada
no-deal-capital = Stolicy się nie sprzedaje
no-deal-claim = Kupujący nie ma tam Roszczenia
opens-deal-claim = Aby to umożliwić: Roszczenie kupującego na tym Obszarze.
no-deal-disc = Kupujący nie ma już wolnych Miast
no-deal-price-first = Najpierw podaj cenę Prowincji
no-deal-no-province = Żadna Prowincja nie czeka na cenę
no-deal-empty = Porozumienie niczego jeszcze nie obejmuje
deal-kind-gift = Dukaty w darze
deal-kind-demand = Dukaty za nic
deal-kind-alliance = sam Sojusz
deal-kind-marriage = sam Mariaż
standing-until-round = do następnej Rundy
situation-not-at-me = Pomiń, jeśli nie jest wymierzona w ciebie
reaction-ask-more = Po twojej Akcji: Pomniejsze Akcje
reaction-ask-missions = Wybór Misji
reaction-ask-battle-action = Akcje Bitewne
reaction-ask-battle-help = Akcje Bitewne po stronie NPR
reaction-ask-upkeep = Z czego rezygnujesz, dopóki stać cię na koszty
reaction-ask-imperial-move = Przesuwanie Cesarskich Wpływów
reaction-ask-counter = Udaremnianie Tajnych Akcji
reaction-ask-counter-counter = Udaremnianie Kontrwywiadu
reaction-ask-ambush = Powstrzymywanie Akcji Bitewnych
reaction-ask-step-aside = Usuwanie się z drogi
