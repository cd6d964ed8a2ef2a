# Great Powers w przeglądarce: lekcje i podpowiedzi.

lesson-title = Lekcja
lesson-fold = Zwiń lekcję
lesson-count = { $n } z { $of }
lesson-next = Dalej
lesson-back = Krok wstecz
lesson-done = Gram dalej
lesson-show = Pokaż gdzie
lesson-do = Zrób to za mnie
lesson-play = Rozegraj tę część ({ $n })
lesson-others = Grają pozostali.
lesson-past = Oglądasz przeszłość
    .text = Lekcja czeka w teraźniejszości. Na tym obrazie nie ma tego, o czym mówi.
lesson-trying = Próbujesz planu
    .text = To kopia stołu: nic się tu nie liczy. Lekcja czeka przy prawdziwym stole.
lesson-stop-trying = Wróć do stołu
lesson-off = Idziesz inną drogą
    .text = Wolno, i może to być równie dobre. Plan lekcji biegnie dalej sprzed tego ruchu; możesz też grać swobodnie, a lekcja objaśni nowe rzeczy, gdy się pojawią.
lesson-go-free = Gram swobodnie
lesson-return = Wróć do planu

guide-tip = Podpowiedź
guide-tip-close = Zamknij podpowiedź
