import type { Row } from '../row.ts'

export const sleepingGlade: readonly Row[] = [
  {
    pair: ['sleeping-glade', 'sleeping-glade'],
    rule: 'alone it sleeps; with company one goes, and so the last one is alone [R 33]',
    forest: 'O ━☾1 ━☾2',
    die: 2,
    expected: [
      '1 stays at 1,0 held by sleeping-glade (wants west)',
      '2 steps 2,0 to 1,0 (wants west)',
      '3 stays at 2,0 held by sleeping-glade (wants west)',
    ],
  },
  {
    pair: ['sleeping-glade', 'candy-house'],
    rule: 'nibbling is named before sleep, and lost by that step [R 27] [R 32]',
    forest: 'O ━⌂ ━☾1 \n monsters 1 ogre 2,0 candy-house',
    die: 2,
    expected: ['1 stays at 2,0 held by candy-house (wants west)'],
    left: '1 ogre 2,0',
  },
  {
    pair: ['sleeping-glade', 'candy-house'],
    rule: 'a nibbler is company too',
    forest: 'O ━⌂ ━☾2 \n monsters 1 ogre 2,0; 2 ogre 2,0 candy-house',
    die: 2,
    expected: [
      '1 steps 2,0 to 1,0 (wants west)',
      '1 delayed at 1,0 by candy-house',
      '2 stays at 2,0 held by candy-house (wants west)',
    ],
    left: '1 ogre 1,0 candy-house; 2 ogre 2,0',
  },
  {
    pair: ['sleeping-glade', 'palace'],
    rule: 'what holds is named before what bars [R 27]',
    forest: 'O ━♜ ━☾1',
    die: 2,
    expected: ['1 stays at 2,0 held by sleeping-glade (wants west)'],
  },
  {
    pair: ['sleeping-glade', 'palace'],
    rule: 'with company they are awake, and find no way: they stay, but not asleep',
    forest: 'O ━♜ ━☾2',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by palace, north no-road, east joins-nothing, south no-road)',
      '2 stays at 2,0 (wants west; west barred by palace, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['sleeping-glade', 'trapdoor'],
    rule: 'the one that goes falls, the last one sleeps',
    forest: 'O ━▽ ━☾2',
    die: 2,
    expected: [
      '1 steps 2,0 to 1,0 (wants west)',
      '1 lost at 1,0 to trapdoor',
      '2 stays at 2,0 held by sleeping-glade (wants west)',
    ],
  },
  {
    pair: ['sleeping-glade', 'haste'],
    rule: 'alone it sleeps in haste too [R 33]',
    forest: 'O ━ ━☾h ━1',
    die: 2,
    expected: [
      '1 steps 3,0 to 2,0 (wants west)',
      '1 stays at 2,0 held by sleeping-glade (wants west; haste by haste)',
    ],
  },
  {
    pair: ['sleeping-glade', 'haste'],
    rule: 'where another sleeps it is not alone, and hurries on',
    forest: 'O ━ ━☾h1 ━1',
    die: 2,
    expected: [
      '1 stays at 2,0 held by sleeping-glade (wants west)',
      '2 steps 3,0 to 2,0 (wants west)',
      '2 steps 2,0 to 1,0 in haste (wants west; haste by haste)',
    ],
  },
  {
    pair: ['sleeping-glade', 'fixed-order'],
    rule: 'the one that goes tries the printed order',
    forest: 'O ━ ╺☾oESWN2 ━',
    die: 2,
    expected: [
      '1 steps 2,0 to 3,0 (wants west; west no-road)',
      '2 stays at 2,0 held by sleeping-glade (wants west)',
    ],
  },
  {
    pair: ['sleeping-glade', 'capacity'],
    rule: 'a glade for one is full with its sleeper; the next pushes in, is company, and hurries on',
    forest: 'O ━ ━☾c11 ╸1',
    die: 2,
    expected: [
      '1 stays at 2,0 held by sleeping-glade (wants west)',
      '2 steps 3,0 to 2,0 forced (wants west; west full, north no-road, east no-road, south no-road; forced)',
      '2 steps 2,0 to 1,0 in haste (wants west; haste)',
    ],
  },
  {
    pair: ['sleeping-glade', 'gate'],
    rule: 'those on a full glade break a gate; the last one sleeps',
    forest: 'O ━GE ━☾3',
    die: 2,
    expected: [
      '1 breaks gate at 1,0 to the east',
      '1 steps 2,0 to 1,0 (wants west)',
      '2 steps 2,0 to 1,0 (wants west)',
      '3 stays at 2,0 held by sleeping-glade (wants west)',
    ],
  },
  {
    pair: ['sleeping-glade', 'gate'],
    rule: 'a lone sleeper breaks none, though its glade for one is full',
    forest: 'O ━GE ━☾c11',
    die: 2,
    expected: ['1 stays at 2,0 held by sleeping-glade (wants west)'],
  },
  {
    pair: ['sleeping-glade', 'wall'],
    rule: 'two on a glade break a wall two long; the second sleeps behind it',
    forest: `
      .  ╻WS .
      O  ┻WE ━☾2`,
    die: 2,
    expected: [
      '1 breaks wall at 1,0 to the east',
      '1 steps 2,0 to 1,0 (wants west)',
      '2 stays at 2,0 held by sleeping-glade (wants west)',
    ],
  },
  {
    pair: ['sleeping-glade', 'den'],
    rule: 'a Troll crowded out of its den falls asleep next door, haste or not',
    forest: 'O ━☾h ━∩3 \n phase new-monsters',
    die: 6,
    expected: [
      '4 troll appears at 2,0 and hurries',
      '4 steps 2,0 to 1,0 in haste (wants west; haste)',
      '4 stays at 1,0 held by sleeping-glade (wants west; haste by haste)',
    ],
  },
  {
    pair: ['sleeping-glade', 'diamond'],
    rule: 'a sleeper next to a diamond sleeps, until one comes out of it',
    forest: 'O ━☾1 ╸◆1',
    die: 2,
    expected: ['1 stays at 1,0 held by sleeping-glade (wants west)', '2 steps 2,0 to 1,0 (wants west)'],
  },
]
