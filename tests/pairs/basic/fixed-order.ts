import type { Row } from '../row.ts'

export const fixedOrder: readonly Row[] = [
  {
    pair: ['fixed-order', 'capacity'],
    rule: 'if all are full: the first full one in the printed order [R 17] [R 27]',
    forest: `
      .  .  ╻c11
      O  .  ┣oWSNE1
      .  .  ╹c11`,
    die: 2,
    expected: [
      '2 steps 2,0 to 2,1 forced (wants west; west no-road, south full, north full, east joins-nothing; forced)',
      '2 steps 2,1 to 2,0 in haste (wants west; west no-road; haste)',
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '3 steps 2,1 to 2,0 (wants west; west no-road)',
    ],
  },
  {
    pair: ['fixed-order', 'gate'],
    rule: 'a closed gate ahead is a turn that does not exist: the printed order follows [R 36]',
    forest: `
      .  .  ╻
      O  ━  ┫oWSNEGW1
      .  .  ╹`,
    die: 2,
    expected: ['1 steps 2,0 to 2,1 (wants west; west barred by gate)'],
  },
  {
    pair: ['fixed-order', 'wall'],
    rule: 'so is a wall that is too long',
    forest: `
      .  .   ╻
      O  ━WE ┫oWSNEWN1
      .  .   ╹`,
    die: 2,
    expected: ['1 steps 2,0 to 2,1 (wants west; west barred by wall)'],
  },
  {
    pair: ['fixed-order', 'den'],
    rule: 'a Troll crowded out of its den tries the order printed there',
    forest: `
      ┏  ┻∩oSENW3 ╸
      O  .        .
      phase new-monsters`,
    die: 6,
    expected: [
      '4 troll appears at 1,-1 and hurries',
      '4 steps 1,-1 to 2,-1 in haste (wants south; south no-road; haste)',
    ],
  },
  {
    pair: ['fixed-order', 'diamond'],
    rule: 'on a diamond all orders lead out by its one road',
    forest: `
      ┏  ╸◆oSNEW1
      O  .`,
    die: 1,
    expected: ['1 steps 1,-1 to 0,-1 (wants south; south no-road, north no-road, east no-road)'],
  },
]
