import type { ExpansionRow } from '../row.ts'

/** Groves, which are taken by more than ours. */
export const grove: readonly ExpansionRow[] = [
  {
    pair: ['grove', 'beast'],
    rule: 'he is one of ours, and holds the one',
    forest: 'O ━ ━x1\nseats beast 2,0',
    die: 2,
    expected: ['1 stays at 2,0 held by seat 0 (wants west)'],
  },
  {
    pair: ['grove', 'pied-piper'],
    rule: 'one for one: he draws it, and holds the grove',
    forest: 'O ━x ━1\nseats pied-piper 1,0',
    die: 2,
    expected: ['1 steps 2,0 to 1,0 (wants west; drawn by seat 0)'],
  },
  {
    pair: ['grove', 'distraction'],
    rule: 'drawn onto it, it takes it [R 58]',
    forest: 'O ━ ━1 ━xd',
    die: 2,
    expected: [
      '1 steps 2,0 to 3,0 (wants west; drawn by distraction at 3,0)',
      'the grove at 3,0 is taken with 1: 2 hearts',
    ],
  },
  {
    pair: ['grove', 'treasure-chest'],
    rule: 'whoever is put there counts',
    forest: '. ╻1 .\nO ┻▣ ━x',
    die: 2,
    expected: [
      '1 steps 1,-1 to 1,0 (wants south; drawn by treasure-chest at 1,0)',
      '1 put out from 1,0 to 2,0 by treasure-chest: east',
      'the grove at 2,0 is taken with 1: 2 hearts',
    ],
  },
  {
    pair: ['grove', 'sleeping-glade'],
    rule: 'who sleeps there counts',
    forest: 'O ━ ━☾x1',
    die: 2,
    expected: [
      '1 stays at 2,0 held by sleeping-glade (wants west)',
      'the grove at 2,0 is taken with 1: 2 hearts',
    ],
  },
  {
    pair: ['grove', 'candy-house'],
    rule: 'who nibbles there counts',
    forest: 'O ━ ━⌂x ━1',
    die: 2,
    expected: [
      '1 steps 3,0 to 2,0 (wants west)',
      '1 delayed at 2,0 by candy-house',
      'the grove at 2,0 is taken with 1: 2 hearts',
    ],
  },
  {
    pair: ['grove', 'palace'],
    rule: 'away from a palace, and into the grove',
    forest: 'O ━♜ ━1 ━x',
    die: 2,
    expected: [
      '1 steps 2,0 to 3,0 (wants west; west barred by palace, north no-road)',
      'the grove at 3,0 is taken with 1: 2 hearts',
    ],
  },
  {
    pair: ['grove', 'trapdoor'],
    rule: 'who falls does not count',
    forest: 'O ━ ━▽x ━1',
    die: 2,
    expected: ['1 steps 3,0 to 2,0 (wants west)', '1 lost at 2,0 to trapdoor'],
  },
  {
    pair: ['grove', 'haste'],
    rule: 'who runs on does not count',
    forest: 'O ━ ━xh ━1',
    die: 2,
    expected: ['1 steps 3,0 to 2,0 (wants west)', '1 steps 2,0 to 1,0 in haste (wants west; haste by haste)'],
  },
  {
    pair: ['grove', 'fixed-order'],
    rule: 'the printed order leads into it',
    forest: '. . ╻x .\nO . ┣oNSEW1 ━',
    die: 2,
    expected: [
      '1 steps 2,0 to 2,-1 (wants west; west no-road)',
      'the grove at 2,-1 is taken with 1: 2 hearts',
    ],
  },
  {
    pair: ['grove', 'capacity'],
    rule: 'however few have room there',
    forest: 'O ━ ━xc1 ━1',
    die: 2,
    expected: ['1 steps 3,0 to 2,0 (wants west)', 'the grove at 2,0 is taken with 1: 2 hearts'],
  },
  {
    pair: ['grove', 'gate'],
    rule: 'those that break the gate take it together',
    forest: 'O ━xGE ━3',
    die: 2,
    expected: [
      '1 breaks gate at 1,0 to the east',
      '1 steps 2,0 to 1,0 (wants west)',
      '2 steps 2,0 to 1,0 (wants west)',
      '3 steps 2,0 to 1,0 (wants west)',
      'the grove at 1,0 is taken with 1 2 3: 2 hearts',
    ],
  },
  {
    pair: ['grove', 'wall'],
    rule: 'those that break the wall, too',
    forest: 'O ━xWE ━WW2',
    die: 2,
    expected: [
      '1 breaks wall at 2,0 to the west',
      '1 breaks wall at 1,0 to the east',
      '1 steps 2,0 to 1,0 (wants west)',
      '2 steps 2,0 to 1,0 (wants west)',
      'the grove at 1,0 is taken with 1 2: 2 hearts',
    ],
  },
  {
    pair: ['grove', 'den'],
    rule: 'new monsters alone do not take it: it is judged after a movement',
    forest: 'O ━ ━∩x\nphase new-monsters',
    die: 6,
    expected: ['1 troll appears at 2,0'],
  },
  {
    pair: ['grove', 'diamond'],
    rule: 'whoever comes out of a diamond takes it',
    forest: 'O ━x ╸◆1',
    die: 2,
    expected: ['1 steps 2,0 to 1,0 (wants west)', 'the grove at 1,0 is taken with 1: 2 hearts'],
  },
  {
    pair: ['grove', 'fire'],
    rule: 'nobody comes to a burning grove',
    forest: 'O ━ ━x ━1\nburning 2,0 3',
    die: 2,
    expected: [
      '1 stays at 3,0 (wants west; west barred by fire, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['grove', 'water'],
    rule: 'nor to one under water',
    forest: 'O ━ ━x ━1\nflooded 2,0 3',
    die: 2,
    expected: [
      '1 stays at 3,0 (wants west; west barred by water, north no-road, east joins-nothing, south no-road)',
    ],
  },
]
