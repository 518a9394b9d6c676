import type { Row } from '../row.ts'

export const capacity: readonly Row[] = [
  {
    pair: ['capacity', 'capacity'],
    rule: 'two tiles for one, with one each and nowhere else to go: each pushes the other’s way and comes back',
    forest: 'O . ━c11 ━c11',
    die: 2,
    expected: [
      '1 steps 2,0 to 3,0 forced (wants west; west joins-nothing, north no-road, east full, south no-road; forced)',
      '1 steps 3,0 to 2,0 in haste (wants west; haste)',
      '2 steps 3,0 to 2,0 forced (wants west; west full, north no-road, east joins-nothing, south no-road; forced)',
      '2 steps 2,0 to 3,0 in haste (wants west; west joins-nothing, north no-road; haste)',
    ],
  },
  {
    pair: ['capacity', 'gate'],
    rule: 'on a tile for one a single monster breaks a gate [R 21]',
    forest: 'O ━GE ━c11',
    die: 2,
    expected: ['1 breaks gate at 1,0 to the east', '1 steps 2,0 to 1,0 (wants west)'],
  },
  {
    pair: ['capacity', 'gate'],
    rule: 'on a tile for four three do not',
    forest: 'O ━GE ━c43',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by gate, north no-road, east joins-nothing, south no-road)',
      '2 stays at 2,0 (wants west; west barred by gate, north no-road, east joins-nothing, south no-road)',
      '3 stays at 2,0 (wants west; west barred by gate, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['capacity', 'wall'],
    rule: 'a wall asks how many they are, not whether their tile is full [R 22]',
    forest: 'O ━WE ━WEc11',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by wall, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['capacity', 'den'],
    rule: 'a den for one is full with one: the next Troll moves on at once',
    forest: 'O ━ ━∩c11 \n phase new-monsters',
    die: 6,
    expected: ['2 troll appears at 2,0 and hurries', '2 steps 2,0 to 1,0 in haste (wants west; haste)'],
  },
  {
    pair: ['capacity', 'diamond'],
    rule: 'a diamond for four has room for a fourth',
    forest: 'O ━ ╸◆c43 \n phase new-monsters',
    die: 6,
    expected: ['4 troll appears at 2,0'],
  },
]
