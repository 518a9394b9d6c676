import type { ExpansionRow } from '../row.ts'

/** The curse of the thicket, which lowers the capacity of every tile by one. */
export const thicket: readonly ExpansionRow[] = [
  {
    pair: ['thicket', 'beast'],
    rule: 'where he stands two are enough: a third is squeezed in and held',
    forest: '╺◆ O ━ ━2 ╸1\nseats beast 2,0\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 stays at 2,0 held by seat 0 (wants west)',
      '2 stays at 2,0 held by seat 0 (wants west)',
      '3 steps 3,0 to 2,0 forced (wants west; west full, north no-road, east no-road, south no-road; forced)',
      '3 stays at 2,0 squeezed held by seat 0 (wants west; haste)',
    ],
  },
  {
    pair: ['thicket', 'pied-piper'],
    rule: 'he draws nobody onto a tile that is full of two',
    forest:
      '╺◆ O ━ ━1 ━2\nmonsters 1 ogre 2,0; 2 ogre 3,0 candy-house; 3 ogre 3,0 candy-house\nseats pied-piper 3,0\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 steps 2,0 to 1,0 (wants west)',
      '2 stays at 3,0 held by candy-house (wants west)',
      '3 stays at 3,0 held by candy-house (wants west)',
    ],
  },
  {
    pair: ['thicket', 'distraction'],
    rule: 'nor does a distraction',
    forest:
      '╺◆ O ━ ━1 ━d2\nmonsters 1 ogre 2,0; 2 ogre 3,0 candy-house; 3 ogre 3,0 candy-house\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 steps 2,0 to 1,0 (wants west; east full)',
      '2 stays at 3,0 held by candy-house (wants west)',
      '3 stays at 3,0 held by candy-house (wants west)',
    ],
  },
  {
    pair: ['thicket', 'treasure-chest'],
    rule: 'a chest is never full; the entrance is with two, and whoever is put there hurries',
    forest:
      '╺◆ O ━1 ━▣ ━2\nmonsters 1 ogre 1,0; 2 ogre 3,0 candy-house; 3 ogre 3,0 candy-house\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 steps 1,0 to 2,0 (wants west; drawn by treasure-chest at 2,0)',
      '1 put out from 2,0 to 3,0 by treasure-chest: east and hurries',
      '1 stays at 3,0 squeezed (wants west; west entered-already, north no-road, east joins-nothing, south no-road; haste)',
      '2 stays at 3,0 held by candy-house (wants west)',
      '3 stays at 3,0 held by candy-house (wants west)',
    ],
  },
  {
    pair: ['thicket', 'sleeping-glade'],
    rule: 'a glade for two is full with its sleeper: the next pushes in, is company, and hurries on',
    forest: '╺◆ O ━ ━☾c21 ╸1\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 stays at 2,0 held by sleeping-glade (wants west)',
      '2 steps 3,0 to 2,0 forced (wants west; west full, north no-road, east no-road, south no-road; forced)',
      '2 steps 2,0 to 1,0 in haste (wants west; haste)',
    ],
  },
  {
    pair: ['thicket', 'candy-house'],
    rule: 'who is squeezed in nibbles, and has lost the hasty step by that [R 32]',
    forest: '╺◆ O ━ ━⌂c21 ╸1\nmonsters 1 ogre 2,0 candy-house; 2 ogre 3,0\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 stays at 2,0 held by candy-house (wants west)',
      '2 steps 3,0 to 2,0 forced (wants west; west full, north no-road, east no-road, south no-road; forced)',
      '2 delayed at 2,0 by candy-house',
      '2 stays at 2,0 squeezed held by candy-house (wants west; haste)',
    ],
  },
  {
    pair: ['thicket', 'palace'],
    rule: 'a full tile of two opens no palace',
    forest: '╺◆ O ━♜ ━2\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by palace, north no-road, east joins-nothing, south no-road)',
      '2 stays at 2,0 (wants west; west barred by palace, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['thicket', 'trapdoor'],
    rule: 'forced onto a full one it falls',
    forest: '╺◆ O ━▽c21 ━1\nmonsters 1 ogre 1,0 candy-house; 2 ogre 2,0\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 stays at 1,0 held by candy-house (wants west)',
      '2 steps 2,0 to 1,0 forced (wants west; west full, north no-road, east joins-nothing, south no-road; forced)',
      '2 lost at 1,0 to trapdoor',
    ],
  },
  {
    pair: ['thicket', 'haste'],
    rule: 'that it was full is named before haste',
    forest:
      '╺◆ O ━ ━h2 ╸1\nmonsters 1 ogre 2,0 candy-house; 2 ogre 2,0 candy-house; 3 ogre 3,0\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 stays at 2,0 held by candy-house (wants west)',
      '2 stays at 2,0 held by candy-house (wants west)',
      '3 steps 3,0 to 2,0 forced (wants west; west full, north no-road, east no-road, south no-road; forced)',
      '3 steps 2,0 to 1,0 in haste (wants west; haste)',
    ],
  },
  {
    pair: ['thicket', 'fixed-order'],
    rule: 'the printed order passes over what is full with two',
    forest:
      '. . . ╻2 .\n╺◆ O . ┣oNESW1 ━\nmonsters 1 ogre 2,0; 2 ogre 2,-1 candy-house; 3 ogre 2,-1 candy-house\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 steps 2,0 to 3,0 (wants west; west no-road, north full)',
      '2 stays at 2,-1 held by candy-house (wants west)',
      '3 stays at 2,-1 held by candy-house (wants west)',
    ],
  },
  {
    pair: ['thicket', 'capacity'],
    rule: 'where one has room one has it still, never none',
    forest: '╺◆ O ━ ━c1 ╸2\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 steps 3,0 to 2,0 (wants west)',
      '2 steps 3,0 to 2,0 forced (wants west; west full, north no-road, east no-road, south no-road; forced)',
      '2 steps 2,0 to 1,0 in haste (wants west; haste)',
    ],
  },
  {
    pair: ['thicket', 'gate'],
    rule: 'two on one tile are a full one, and break it',
    forest: '╺◆ O ━GE ━2\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 breaks gate at 1,0 to the east',
      '1 steps 2,0 to 1,0 (wants west)',
      '2 steps 2,0 to 1,0 (wants west)',
    ],
  },
  {
    pair: ['thicket', 'wall'],
    rule: 'a wall counts those before it, not their room: one is too few for two',
    forest: '╺◆ O ━WE ━WWc21\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by wall, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['thicket', 'den'],
    rule: 'with two there the Troll hurries on',
    forest: '╹◆ O ━ ━∩2\nphase new-monsters\ncurses thicket -1,0',
    die: 6,
    expected: [
      '3 troll appears at 2,0 and hurries',
      '3 steps 2,0 to 1,0 in haste (wants west; haste)',
      '4 troll appears at 2,0 and hurries',
      '4 steps 2,0 to 1,0 in haste (wants west; haste)',
    ],
  },
  {
    pair: ['thicket', 'diamond'],
    rule: 'its own diamond holds two as well',
    forest: 'O ━ ╸◆2\nphase new-monsters\ncurses thicket 2,0',
    die: 6,
    expected: ['3 troll appears at 2,0 and hurries', '3 steps 2,0 to 1,0 in haste (wants west; haste)'],
  },
  {
    pair: ['thicket', 'kiln'],
    rule: 'forced onto a full one: it burns with all there',
    forest: '╺◆ O ━♨c21 ━1\nmonsters 1 ogre 1,0 candy-house; 2 ogre 2,0\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 stays at 1,0 held by candy-house (wants west)',
      '2 steps 2,0 to 1,0 forced (wants west; west full, north no-road, east joins-nothing, south no-road; forced)',
      '1,0 catches fire by kiln with 1 2',
    ],
  },
  {
    pair: ['thicket', 'chute'],
    rule: 'it lands where two are, and hurries on',
    forest:
      '. . . ╻1 .\n╺◆ O ━ ┻⇩ ━2\nmonsters 1 ogre 2,-1; 2 ogre 3,0 candy-house; 3 ogre 3,0 candy-house\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 3,0 by chute and hurries',
      '1 stays at 3,0 squeezed (wants west; west entered-already, north no-road, east joins-nothing, south no-road; haste)',
      '2 stays at 3,0 held by candy-house (wants west)',
      '3 stays at 3,0 held by candy-house (wants west)',
    ],
  },
  {
    pair: ['thicket', 'signpost'],
    rule: 'where two are is no way: on by the plan',
    forest:
      '. . . ╻2\n╺◆ O ━ ┻aN1\nmonsters 1 ogre 2,0; 2 ogre 2,-1 candy-house; 3 ogre 2,-1 candy-house\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 steps 2,0 to 1,0 (wants west; north full)',
      '2 stays at 2,-1 held by candy-house (wants west)',
      '3 stays at 2,-1 held by candy-house (wants west)',
    ],
  },
  {
    pair: ['thicket', 'drawbridge'],
    rule: 'it falls before two',
    forest: '╺◆ O ━BE! ━2\ncurses thicket -1,0',
    die: 2,
    expected: [
      'the bridge falls before 1 at 1,0 to the east',
      '1 steps 2,0 to 1,0 (wants west)',
      '2 steps 2,0 to 1,0 (wants west)',
    ],
  },
  {
    pair: ['thicket', 'war-drum'],
    rule: 'where two have room one is enough: the one more hurries on',
    forest: '╺◆ O ━ ━u3c2 ━1\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 steps 3,0 to 2,0 (wants west)',
      '1 sounds the drum at 2,0, 2 left',
      '2 troll appears at 2,0 and hurries',
      '2 steps 2,0 to 1,0 in haste (wants west; haste)',
    ],
  },
  {
    pair: ['thicket', 'grove'],
    rule: 'two find room, the third hurries through; the grove counts who is left',
    forest: '╺◆ O ━ ━x ━3\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 steps 3,0 to 2,0 (wants west)',
      '2 steps 3,0 to 2,0 (wants west)',
      '3 steps 3,0 to 2,0 forced (wants west; west full, north no-road, east joins-nothing, south no-road; forced)',
      '3 steps 2,0 to 1,0 in haste (wants west; haste)',
      'the grove at 2,0 is taken with 1 2: 2 hearts',
    ],
  },
  {
    pair: ['thicket', 'fire'],
    rule: 'a full tile of two forces nobody into it',
    forest: '╺◆ O ━ ━2\nburning 1,0 3\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by fire, north no-road, east joins-nothing, south no-road)',
      '2 stays at 2,0 (wants west; west barred by fire, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['thicket', 'water'],
    rule: 'nor into water',
    forest: '╺◆ O ━ ━2\nflooded 1,0 3\ncurses thicket -1,0',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by water, north no-road, east joins-nothing, south no-road)',
      '2 stays at 2,0 (wants west; west barred by water, north no-road, east joins-nothing, south no-road)',
    ],
  },
]
