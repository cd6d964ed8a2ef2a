# Great Powers w przeglądarce: propozycje z odpowiedzią na dłużej.

standing-from-now = Odtąd…
standing-yes-until = Zgoda { $until }
standing-yes-always = Zawsze zgoda
standing-no-until = Odmowa { $until }
standing-no-always = Zawsze odmowa
standing-so-until = „{ $answer }” { $until }
standing-so-always = Zawsze „{ $answer }”
standing-you-answer = Odpowiadasz bez pytania:
standing-unless = nie: { $what }
standing-only = tylko: { $what }
