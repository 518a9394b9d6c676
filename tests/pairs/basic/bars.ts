import type { Row } from '../row.ts'

/** Gates and walls, which bar a road until they break. */
export const bars: readonly Row[] = [
  {
    pair: ['gate', 'gate'],
    rule: 'two on one edge: those on a full tile break both [R 21]',
    forest: 'O ━GE ━GW3',
    die: 2,
    expected: [
      '1 breaks gate at 2,0 to the west',
      '1 breaks gate at 1,0 to the east',
      '1 steps 2,0 to 1,0 (wants west)',
      '2 steps 2,0 to 1,0 (wants west)',
      '3 steps 2,0 to 1,0 (wants west)',
    ],
  },
  {
    pair: ['gate', 'gate'],
    rule: 'both are closed in both directions',
    forest: 'O . ━GE1 ━GE ━1',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west joins-nothing, north no-road, east barred by gate, south no-road)',
      '2 stays at 4,0 (wants west; west barred by gate, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['gate', 'wall'],
    rule: 'both on one edge: it must be able to break both, else neither breaks [R 21]; too few for the gate',
    forest: 'O ━WE ━GW1',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by gate, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['gate', 'wall'],
    rule: 'too few for the wall',
    forest: 'O ━WE ━GWWEc11',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by wall, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['gate', 'wall'],
    rule: 'enough for both',
    forest: 'O ━WE ━GWc11',
    die: 2,
    expected: [
      '1 breaks gate at 2,0 to the west',
      '1 breaks wall at 1,0 to the east',
      '1 steps 2,0 to 1,0 (wants west)',
    ],
  },
  {
    pair: ['gate', 'den'],
    rule: 'a den behind a gate counts, and one Troll too many breaks it [R 7] [R 21]',
    forest: 'O ━GE ━∩3 \n phase new-monsters',
    die: 6,
    expected: [
      '4 troll appears at 2,0 and hurries',
      '4 breaks gate at 1,0 to the east',
      '4 steps 2,0 to 1,0 in haste (wants west; haste)',
    ],
  },
  {
    pair: ['gate', 'diamond'],
    rule: 'a gate on its only road locks a diamond up',
    forest: 'O ━ ╸◆GW1',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by gate, north no-road, east no-road, south no-road)',
    ],
  },
  {
    pair: ['wall', 'wall'],
    rule: 'two on one edge are two long, both measured before either breaks: one is not enough [R 22]',
    forest: 'O ━WE ━WW1',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by wall, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['wall', 'wall'],
    rule: 'two are, and break both',
    forest: 'O ━WE ━WW2',
    die: 2,
    expected: [
      '1 breaks wall at 2,0 to the west',
      '1 breaks wall at 1,0 to the east',
      '1 steps 2,0 to 1,0 (wants west)',
      '2 steps 2,0 to 1,0 (wants west)',
    ],
  },
  {
    pair: ['wall', 'den'],
    rule: 'a den behind a wall counts, and a Troll too many breaks it [R 7] [R 22]',
    forest: 'O ━WE ━∩WE3 \n phase new-monsters',
    die: 6,
    expected: [
      '4 troll appears at 2,0 and hurries',
      '4 breaks wall at 1,0 to the east',
      '4 steps 2,0 to 1,0 in haste (wants west; haste)',
    ],
  },
  {
    pair: ['wall', 'diamond'],
    rule: 'two long, on its only road, it locks a single monster up in a diamond',
    forest: `
      .  ╻  .
      O  ┻WN ╸◆WW1`,
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by wall, north no-road, east no-road, south no-road)',
    ],
  },
]
