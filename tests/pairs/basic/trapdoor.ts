import type { Row } from '../row.ts'

export const trapdoor: readonly Row[] = [
  {
    pair: ['trapdoor', 'trapdoor'],
    rule: 'a set one takes whoever enters first; a sprung one is a plain tile',
    forest: 'O ━▽ ━▽!1 ━1',
    die: 2,
    expected: [
      '1 steps 2,0 to 1,0 (wants west)',
      '1 lost at 1,0 to trapdoor',
      '2 steps 3,0 to 2,0 (wants west)',
    ],
  },
  {
    pair: ['trapdoor', 'haste'],
    rule: 'the trapdoor comes before haste; once it is sprung the next one hurries on [R 31]',
    forest: 'O ━ ━▽h ━2',
    die: 2,
    expected: [
      '1 steps 3,0 to 2,0 (wants west)',
      '1 lost at 2,0 to trapdoor',
      '2 steps 3,0 to 2,0 (wants west)',
      '2 steps 2,0 to 1,0 in haste (wants west; haste by haste)',
    ],
  },
  {
    pair: ['trapdoor', 'fixed-order'],
    rule: 'the printed order leads into it, though clockwise would not',
    forest: `
      O  .  ┏oWSEN1 ╸
      .  .  ╹▽      .`,
    die: 2,
    expected: ['1 steps 2,0 to 2,1 (wants west; west no-road)', '1 lost at 2,1 to trapdoor'],
  },
  {
    pair: ['trapdoor', 'capacity'],
    rule: 'a full one is full, set or not; whoever must push onto it falls',
    forest: 'O . ━1 ━▽c11',
    die: 2,
    expected: [
      '1 steps 2,0 to 3,0 forced (wants west; west joins-nothing, north no-road, east full, south no-road; forced)',
      '1 lost at 3,0 to trapdoor',
      '2 steps 3,0 to 2,0 (wants west)',
    ],
  },
  {
    pair: ['trapdoor', 'gate'],
    rule: 'through the broken gate the first one falls, and the others walk over it',
    forest: 'O ━▽GE ━3',
    die: 2,
    expected: [
      '1 breaks gate at 1,0 to the east',
      '1 steps 2,0 to 1,0 (wants west)',
      '1 lost at 1,0 to trapdoor',
      '2 steps 2,0 to 1,0 (wants west)',
      '3 steps 2,0 to 1,0 (wants west)',
    ],
  },
  {
    pair: ['trapdoor', 'wall'],
    rule: 'a lone wall keeps nobody from it',
    forest: 'O ━▽WE ━1',
    die: 2,
    expected: [
      '1 breaks wall at 1,0 to the east',
      '1 steps 2,0 to 1,0 (wants west)',
      '1 lost at 1,0 to trapdoor',
    ],
  },
  {
    pair: ['trapdoor', 'den'],
    rule: 'a Troll crowded out of its den falls next door',
    forest: 'O ━▽ ━∩3 \n phase new-monsters',
    die: 6,
    expected: [
      '4 troll appears at 2,0 and hurries',
      '4 steps 2,0 to 1,0 in haste (wants west; haste)',
      '4 lost at 1,0 to trapdoor',
    ],
  },
  {
    pair: ['trapdoor', 'diamond'],
    rule: 'one dug before a diamond takes the first that comes out',
    forest: 'O ━▽ ╸◆2',
    die: 2,
    expected: [
      '1 steps 2,0 to 1,0 (wants west)',
      '1 lost at 1,0 to trapdoor',
      '2 steps 2,0 to 1,0 (wants west)',
    ],
  },
]
