# Great Powers in the browser: lessons, and tips.

lesson-title = Lesson
lesson-fold = Fold the lesson away
lesson-count = { $n } of { $of }
lesson-next = Next
lesson-back = One step back
lesson-done = Play on
lesson-show = Show me where
lesson-do = Do it for me
lesson-play = Play this part ({ $n })
lesson-others = The others are playing.
lesson-past = You are looking back
    .text = The lesson waits in the present. What it speaks of is not on this picture.
lesson-trying = You are trying something
    .text = This is a copy of the table: nothing here counts. The lesson waits at the table itself.
lesson-stop-trying = Back to the table
lesson-off = You went another way
    .text = That is allowed, and it may be just as good. The plan of the lesson goes on from before it; or play freely, and the lesson explains new things when they come up.
lesson-go-free = Go on freely
lesson-return = Take me back to the plan

guide-tip = Tip
guide-tip-close = Close the tip
