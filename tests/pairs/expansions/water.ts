import type { ExpansionRow } from '../row.ts'

/** Water, which closes its tile as fire does. */
export const water: readonly ExpansionRow[] = [
  {
    pair: ['water', 'beast'],
    rule: 'what he holds tries nothing [R 27]',
    forest: 'O ━ ━1\nflooded 1,0 3\nseats beast 2,0',
    die: 2,
    expected: ['1 stays at 2,0 held by seat 0 (wants west)'],
  },
  {
    pair: ['water', 'pied-piper'],
    rule: 'a road over a closed tile is none [R 26]',
    forest: '. ┏ ╸\nO ┻ ╸1\nflooded 1,0 3\nseats pied-piper 2,-1',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by water, north no-road, east no-road, south no-road)',
    ],
  },
  {
    pair: ['water', 'distraction'],
    rule: 'drawn to it, but it is closed [R 39]',
    forest: 'O ━d ━1\nflooded 1,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by water, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['water', 'treasure-chest'],
    rule: 'a chest under water is no way',
    forest: 'O ━▣ ━1\nflooded 1,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by water, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['water', 'sleeping-glade'],
    rule: 'in company they may go, but cannot',
    forest: 'O ━ ━☾2\nflooded 1,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by water, north no-road, east joins-nothing, south no-road)',
      '2 stays at 2,0 (wants west; west barred by water, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['water', 'candy-house'],
    rule: 'nibbling is told before it',
    forest: 'O ━ ━⌂1\nmonsters 1 ogre 2,0 candy-house\nflooded 1,0 3',
    die: 2,
    expected: ['1 stays at 2,0 held by candy-house (wants west)'],
  },
  {
    pair: ['water', 'palace'],
    rule: 'a palace under water is named as a palace',
    forest: 'O ━♜ ━1\nflooded 1,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by palace, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['water', 'trapdoor'],
    rule: 'nobody comes to a trapdoor under water',
    forest: 'O ━▽! ━1\nflooded 1,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by water, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['water', 'haste'],
    rule: 'in haste it is closed, too; there is a way back',
    forest: 'O ━ ━h ━1\nflooded 1,0 3',
    die: 2,
    expected: [
      '1 steps 3,0 to 2,0 (wants west)',
      '1 steps 2,0 to 3,0 in haste (wants west; west barred by water, north no-road; haste by haste)',
    ],
  },
  {
    pair: ['water', 'fixed-order'],
    rule: 'where it closes the desired turn, the printed order is tried',
    forest: '. . ╻ .\nO ━ ╋oNESW1 ━\nflooded 1,0 3',
    die: 2,
    expected: ['1 steps 2,0 to 2,-1 (wants west; west barred by water)'],
  },
  {
    pair: ['water', 'capacity'],
    rule: 'a full tile forces nobody into it',
    forest: 'O ━ ━c11\nflooded 1,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by water, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['water', 'gate'],
    rule: 'it is named before the gate, which does not break',
    forest: 'O ━GE ━3\nflooded 1,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by water, north no-road, east joins-nothing, south no-road)',
      '2 stays at 2,0 (wants west; west barred by water, north no-road, east joins-nothing, south no-road)',
      '3 stays at 2,0 (wants west; west barred by water, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['water', 'wall'],
    rule: 'nor does a wall',
    forest: 'O ━WE ━WW3\nflooded 1,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by water, north no-road, east joins-nothing, south no-road)',
      '2 stays at 2,0 (wants west; west barred by water, north no-road, east joins-nothing, south no-road)',
      '3 stays at 2,0 (wants west; west barred by water, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['water', 'den'],
    rule: 'a den under water counts as none',
    forest: 'O ━ ━∩\nflooded 2,0 3\nphase new-monsters\nrules noDen none',
    die: 6,
    expected: [],
  },
  {
    pair: ['water', 'diamond'],
    rule: 'a diamond stands on rock: water before it closes the way',
    forest: 'O ━ ╸◆1\nflooded 1,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by water, north no-road, east no-road, south no-road)',
    ],
  },
]
