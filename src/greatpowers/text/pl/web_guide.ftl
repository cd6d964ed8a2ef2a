# Great Powers w przeglądarce: pierwsza runda z przewodnikiem i podpowiedzi.

guide-title = Pierwsza runda
guide-count = { $n } z { $of }
guide-next = Dalej
guide-back = Wstecz
guide-skip = Pomiń
guide-done = Gram dalej
guide-leave = Zamknij przewodnik
guide-fold = Zwiń
guide-unfold = Rozwiń
guide-answer-first = Najpierw odpowiedz na otwarte pytanie.
guide-wait = Graj, jak chcesz. Przewodnik wróci, gdy przyjdzie na to pora.
guide-tip = Podpowiedź
guide-tip-close = Zamknij podpowiedź
