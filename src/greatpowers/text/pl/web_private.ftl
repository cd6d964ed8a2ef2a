# Great Powers w przeglądarce: pokoje czatu, rozmowy na osobności.

chat-rooms = Pokoje
chat-everybody = Wszyscy
chat-only = Tylko { $names }
chat-room-unread = { $room }: { $n ->
    [one] { $n } nowa wypowiedź
    [few] { $n } nowe wypowiedzi
   *[other] { $n } nowych wypowiedzi
}
chat-new = Na osobności…
chat-whom = Kto ma to usłyszeć
chat-open = Porozmawiaj z nimi
chat-hears-everybody = Usłyszą to wszyscy, także widzowie.
chat-hears-only = Usłyszą to tylko: { $names }.
chat-empty-private = Nikt tu jeszcze nic nie powiedział. Co tu padnie, zostaje tutaj, także po partii.
chat-newcomer = { $power }: gra teraz { $name } i nie wie, co powiedziano powyżej.
chat-missing = { $powers }: nikt tam teraz nie słucha.
chat-hushed = Zasady tej gry nie pozwalają wam teraz na rozmowę na osobności.
