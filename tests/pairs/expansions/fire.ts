import type { ExpansionRow } from '../row.ts'

/** Fire, which closes its tile. */
export const fire: readonly ExpansionRow[] = [
  {
    pair: ['fire', 'beast'],
    rule: 'what he holds tries nothing [R 27]',
    forest: 'O ━ ━1\nburning 1,0 3\nseats beast 2,0',
    die: 2,
    expected: ['1 stays at 2,0 held by seat 0 (wants west)'],
  },
  {
    pair: ['fire', 'pied-piper'],
    rule: 'a road over a closed tile is none [R 26]',
    forest: '. ┏ ╸\nO ┻ ╸1\nburning 1,0 3\nseats pied-piper 2,-1',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by fire, north no-road, east no-road, south no-road)',
    ],
  },
  {
    pair: ['fire', 'distraction'],
    rule: 'drawn to it, but it is closed [R 39]',
    forest: 'O ━d ━1\nburning 1,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by fire, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['fire', 'treasure-chest'],
    rule: 'a burning chest is no way',
    forest: 'O ━▣ ━1\nburning 1,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by fire, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['fire', 'sleeping-glade'],
    rule: 'in company they may go, but cannot',
    forest: 'O ━ ━☾2\nburning 1,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by fire, north no-road, east joins-nothing, south no-road)',
      '2 stays at 2,0 (wants west; west barred by fire, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['fire', 'candy-house'],
    rule: 'nibbling is told before it',
    forest: 'O ━ ━⌂1\nmonsters 1 ogre 2,0 candy-house\nburning 1,0 3',
    die: 2,
    expected: ['1 stays at 2,0 held by candy-house (wants west)'],
  },
  {
    pair: ['fire', 'palace'],
    rule: 'a burning palace is named as a palace',
    forest: 'O ━♜ ━1\nburning 1,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by palace, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['fire', 'trapdoor'],
    rule: 'nobody comes to a burning trapdoor',
    forest: 'O ━▽ ━1\nburning 1,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by fire, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['fire', 'haste'],
    rule: 'in haste it is closed, too; there is a way back',
    forest: 'O ━ ━h ━1\nburning 1,0 3',
    die: 2,
    expected: [
      '1 steps 3,0 to 2,0 (wants west)',
      '1 steps 2,0 to 3,0 in haste (wants west; west barred by fire, north no-road; haste by haste)',
    ],
  },
  {
    pair: ['fire', 'fixed-order'],
    rule: 'where it closes the desired turn, the printed order is tried',
    forest: '. . ╻ .\nO ━ ╋oNESW1 ━\nburning 1,0 3',
    die: 2,
    expected: ['1 steps 2,0 to 2,-1 (wants west; west barred by fire)'],
  },
  {
    pair: ['fire', 'capacity'],
    rule: 'a full tile forces nobody into it',
    forest: 'O ━ ━c11\nburning 1,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by fire, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['fire', 'gate'],
    rule: 'it is named before the gate, which does not break',
    forest: 'O ━GE ━3\nburning 1,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by fire, north no-road, east joins-nothing, south no-road)',
      '2 stays at 2,0 (wants west; west barred by fire, north no-road, east joins-nothing, south no-road)',
      '3 stays at 2,0 (wants west; west barred by fire, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['fire', 'wall'],
    rule: 'nor does a wall',
    forest: 'O ━WE ━WW3\nburning 1,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by fire, north no-road, east joins-nothing, south no-road)',
      '2 stays at 2,0 (wants west; west barred by fire, north no-road, east joins-nothing, south no-road)',
      '3 stays at 2,0 (wants west; west barred by fire, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['fire', 'den'],
    rule: 'a burning den counts as none',
    forest: 'O ━ ━∩\nburning 2,0 3\nphase new-monsters\nrules noDen none',
    die: 6,
    expected: [],
  },
  {
    pair: ['fire', 'diamond'],
    rule: 'it burns down beside a diamond, which does not catch fire [R 41]',
    forest: 'O ━ ━ ╸◆1\nburning 2,0 1',
    die: 2,
    expected: [
      '1 stays at 3,0 (wants west; west barred by fire, north no-road, east no-road, south no-road)',
      '1,0 catches fire by fire',
    ],
  },
  {
    pair: ['fire', 'water'],
    rule: 'each closes its tile, by its name',
    forest: 'O ━ ━1 ━\nburning 1,0 3\nflooded 3,0 3',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by fire, north no-road, east barred by water, south no-road)',
    ],
  },
]
