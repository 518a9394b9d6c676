import type { Row } from '../row.ts'

/** Dens, and diamonds, which are dens as long as they are in the forest. */
export const dens: readonly Row[] = [
  {
    pair: ['den', 'den'],
    rule: 'of two as far away, the first clockwise from north [R 7]',
    forest: '╺∩ O ╸∩ \n phase new-monsters',
    die: 6,
    expected: ['1 troll appears at 1,0'],
  },
  {
    pair: ['den', 'diamond'],
    rule: 'a diamond is a den: the furthest of both [R 7] [R 24]',
    forest: '╺◆ ━ O ╸∩ \n phase new-monsters',
    die: 6,
    expected: ['1 troll appears at -2,0', '2 troll appears at -2,0'],
  },
  {
    pair: ['den', 'diamond'],
    rule: 'of both as far away, the first clockwise from north [R 7]',
    forest: `
      ╻◆ . .
      ┃  . .
      O  ━ ╸∩
      phase new-monsters`,
    die: 6,
    expected: ['1 troll appears at 0,-2'],
  },
  {
    pair: ['diamond', 'diamond'],
    rule: 'of two, the furthest [R 24]; both may hold monsters, and let them out',
    forest: '╺◆1 ━ O ━ ╸◆1',
    die: 6,
    expected: ['2 steps 2,0 to 1,0 (wants west)', '1 steps -2,0 to -1,0 (wants east)'],
  },
]
