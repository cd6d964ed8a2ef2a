# Great Powers in the browser: the guided first round, and tips.

guide-title = The first round
guide-count = { $n } of { $of }
guide-next = Next
guide-back = Back
guide-skip = Skip this
guide-done = Play on
guide-leave = Leave the guide
guide-fold = Fold the words away
guide-unfold = Show the words
guide-answer-first = Answer the open question first.
guide-wait = Play on as you like. The guide goes on when the time for this has come.
guide-tip = Tip
guide-tip-close = Close the tip
