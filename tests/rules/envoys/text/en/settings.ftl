game-title = Envoys
game-about = Two or three courts send envoys to sign treaties.
game-source = Made up for the tests
    .text = There is no rulebook but this one.

court-vienna = Vienna
court-paris = Paris
court-london = London

setting-courts = Courts
setting-courts-2 = Two
setting-courts-3 = Three
setting-lots = Lots for the courts
setting-lots-no = No
setting-lots-yes = Yes
