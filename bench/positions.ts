/** A table with everything that must be distinguishable: every symbol and special tile, used and unused, and every monster. */
export const CROWDED = `
 .    ┏☾1    ┳⌂3  ┳wwg  .
 ┏b   ╋♜     ╋d2  ┫▣    ╻∩2
 ┣h4  ╋WW    O    ╋GE3  ┫¤
 ┗c51 ┻oSWNE ┳m   ╋r    ┛b!
 .    ╹◆2    ┣▽!  ┫s1   .
 .    .      ╹GN! ┗▽    ╸w
monsters 1 frost-giant -1,-2; 2 frost-giant 0,-2; 3 frost-giant 0,-2 candy-house; 4 ogre 0,-2; 5 frost-giant 0,-1; 6 big-bad-wolf 0,-1; 7 troll 2,-1; 8 troll 2,-1; 9 ice-witch -2,0; 10 ice-witch -2,0; 11 ogre -2,0; 12 big-bad-wolf -2,0; 13 ogre 1,0; 14 ogre 1,0; 15 troll 1,0; 16 ice-witch -2,1; 17 big-bad-wolf -1,2; 18 troll -1,2; 19 big-bad-wolf 1,2
seats cinderella 1,1 turns=2; aladdin 0,0 wishes=2; beast 0,1; pied-piper -1,0; rapunzel -2,0; red-riding-hood 0,0 basket
turn 13
hearts 2
diamonds 1
boxes resources simple knotty special
market ╹◆#40 ┗h#41 ╋♜#42
pile 0; 3; 4
pool ┃#43 ┃#44 ┃#45 ┃#46 ┃#47 ┃#48 ┃#49`

/** The middle of a game: seven wide and five high, with a fair number of everything. */
export const MIDDLE = `
 .  .   ┗w1  ┫g2  ┏m1  ┫∩1 .
 .  ┳⌂  ╸♜   ┃1   ┣b   ┻¤  .
 ━w1 ┻d2 ┳GW O    ┻c21 ┳w3 ━r1
 .  .   ┻s   ╋g   ┓w   ╹◆  .
 .  .   .    ┣▽   ┛▣   .   .
monsters 1 big-bad-wolf 0,-1; 2 big-bad-wolf 0,-2; 3 ice-witch 0,-2; 4 big-bad-wolf 1,-2; 5 frost-giant -1,-2; 6 troll 2,-2; 7 ice-witch 1,0; 8 big-bad-wolf 2,0; 9 frost-giant 2,0; 10 ice-witch 2,0; 11 ogre 3,0; 12 big-bad-wolf -2,0; 13 big-bad-wolf -2,0; 14 ice-witch -3,0
seats puss-in-boots -1,0; red-riding-hood 1,1; huntsman 2,-1
turn 9
phase action
spent steps 2
hearts 2
diamonds 1
boxes resources simple knotty special
market ┃g#40 ┏m#41 ━⌂#42
pile 0; 6; 13 ╹◆#60
pool ${Array.from({ length: 18 }, (_, index) => `┃#${70 + index}`).join(' ')}`

/** A high and narrow forest with an open question: on which side do the monsters move? */
export const TALL = `
 . ┏w1 ╻
 . ┣g  ┫1
 . ┃1  ┃h
 ╻ ┣   ┛
 ┣ O   ━m1
 ┃ ┃   .
 ╹ ┣1  ╸w
seats puss-in-boots 0,1; huntsman 0,0
turn 5
phase monsters-move
pending movement-side
hearts 3
boxes resources simple knotty special
market ┃g#40 ┏m#41 ━⌂#42
pile 0; 2; 2
pool ┃#43 ┃#44 ┃#45 ┃#46`
