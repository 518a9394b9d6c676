/**
 * 25 tiles, 28 monsters and six heroes, three of them on the Oak and one in a pack of five: tiles over-full; signs, bars
 * and buildings below the pieces.
 */
export const PACKED = `
 .     .     ┏wg2  ┳1    ┓∩3   .
 .     ┏b    ╋3    ┫g2   ┗m1   ╸2
 ━w1   ┻d5   ╋▣    O     ┳c44  ┛r
 ┏s    ┳h    ┫▽    ┣GN   ┻⌂2   ╸m
 .     ┗WE   ┻wgm2 ╋WW   ┓¤    .
 .     .     .     ╹◆    .     .
monsters 1 frost-giant -1,-2; 2 frost-giant -1,-2; 3 ogre 0,-2; 4 troll 1,-2; 5 troll 1,-2; 6 frost-giant 1,-2; 7 big-bad-wolf -1,-1; 8 frost-giant -1,-1; 9 ice-witch -1,-1; 10 frost-giant 0,-1; 11 troll 0,-1; 12 ogre 1,-1; 13 ogre 2,-1; 14 ogre 2,-1; 15 ice-witch -3,0; 16 ice-witch -2,0; 17 big-bad-wolf -2,0; 18 ice-witch -2,0; 19 troll -2,0; 20 ogre -2,0; 21 ogre 1,0; 22 frost-giant 1,0; 23 ogre 1,0; 24 troll 1,0; 25 big-bad-wolf -1,2; 26 troll -1,2; 27 ogre 1,1 candy-house; 28 troll 1,1
seats huntsman -1,-1; puss-in-boots 0,0; red-riding-hood 0,0 basket; aladdin 0,0 wishes=2; cinderella -2,0 turns=2; rapunzel 0,1
turn 14
hearts 2
diamonds 1
boxes resources simple knotty special
market ╹◆#40 ┗h#41 ╋♜#42
pile 0; 3; 4
pool ┃#43 ┃#44 ┃#45 ┃#46 ┃#47 ┃#48 ┃#49`

/** A forest without an open road, with a diamond still to come: a tile may be felled [R 73]. */
export const CLOSED = `forest
 .  ╻  .  .
 ╺  O  ━  ┓
 .  ╹  .  ╹
seats huntsman 0,0
phase action
market ╹#20 ┃#21 ┏#22
pile 2 ╹◆#1; 0; 0
pool ┗#30`

/** 60 tiles, 60 monsters and six heroes. */
export const VAST = `
 .  .  .  .  ┣1 .  .  .  .  .  .
 .  ┻1 ━1 ┳1 ╋1 ┻1 .  .  .  .  .
 .  .  .  .  ╋1 ┓2 .  .  .  ┫1 .
 .  .  .  .  ╋1 ╋1 ┳1 ╋1 ━1 ┛1 .
 .  .  .  .  ┣1 ╋1 .  ┫1 .  .  .
 .  .  .  ┏1 ┻1 ╋1 ╋1 .  .  .  .
 .  .  .  ┃1 .  .  ╋1 ╋1 ━1 ┛1 .
 .  .  .  ┣1 .  ┏1 ╋1 ╋1 ━1 ┓1 .
 .  .  ╺1 O  ━1 ╋1 ╋1 ╋1 .  ┃1 .
 ━1 ╋1 ┳1 ╋1 ┳1 ┻1 ╋1 .  .  ┗1 ╋1
 .  ┗1 ┛1 ┗1 ╋1 .  ┃1 .  .  .  .
 .  .  .  .  .  ╋1 ╋1 ━1 ━1 ┓1 .
 .  .  .  .  .  ┗1 .  .  .  .  .
monsters 1 ogre 2,-6; 2 big-bad-wolf 6,-5; 3 ice-witch 3,-3; 4 troll 2,-1; 5 frost-giant 2,0; 6 ogre 0,1; 7 big-bad-wolf -1,2; 8 ice-witch 5,3; 9 troll 1,-7; 10 frost-giant 3,-5; 11 ogre 0,-3; 12 big-bad-wolf 5,-2; 13 ice-witch 6,-1; 14 troll -3,1; 15 frost-giant 6,1; 16 ogre 2,3; 17 big-bad-wolf -2,-7; 18 ice-witch 6,-6; 19 troll 1,-4; 20 frost-giant 0,-2; 21 ogre 3,-1; 22 big-bad-wolf 3,0; 23 ice-witch 1,1; 24 troll 0,2; 25 frost-giant 6,3; 26 ogre 2,-7; 27 big-bad-wolf 4,-5; 28 ice-witch 1,-3; 29 troll 6,-2; 30 frost-giant -1,0; 31 ogre -2,1; 32 big-bad-wolf 7,1; 33 ice-witch 3,3; 34 troll -1,-7; 35 frost-giant 1,-5; 36 ogre 2,-4; 37 big-bad-wolf 3,-2; 38 ice-witch 4,-1; 39 troll 4,0; 40 frost-giant 2,1; 41 ogre 1,2; 42 big-bad-wolf 2,4; 43 ice-witch 1,-6; 44 troll 5,-5; 45 frost-giant 2,-3; 46 ogre 0,-1; 47 big-bad-wolf 1,0; 48 ice-witch -1,1; 49 troll -2,2; 50 frost-giant 4,3; 51 ogre 0,-7; 52 big-bad-wolf 2,-5; 53 ice-witch 4,-4; 54 troll 4,-2; 55 frost-giant 5,-1; 56 ogre 6,0; 57 big-bad-wolf 3,1; 58 ice-witch 3,2; 59 troll 1,-8; 60 frost-giant 2,-6
seats huntsman 1,0; puss-in-boots 0,0; beast 0,0; aladdin 2,-6; rapunzel 2,-1; cinderella 2,-1
turn 20
phase action
market ┗#265 ┻#266 ╋#267`
