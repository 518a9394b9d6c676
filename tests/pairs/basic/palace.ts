import type { Row } from '../row.ts'

export const palace: readonly Row[] = [
  {
    pair: ['palace', 'palace'],
    rule: 'between two palaces a monster has no way',
    forest: 'O ━♜ ━1 ━♜',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by palace, north no-road, east barred by palace, south no-road)',
    ],
  },
  {
    pair: ['palace', 'trapdoor'],
    rule: 'a palace turns them aside, into a trapdoor',
    forest: `
      .  .  ╻▽
      O  ━♜ ┛1`,
    die: 2,
    expected: ['1 steps 2,0 to 2,-1 (wants west; west barred by palace)', '1 lost at 2,-1 to trapdoor'],
  },
  {
    pair: ['palace', 'haste'],
    rule: 'nobody hurries into it; back to where it set out from, rather [R 17]',
    forest: 'O ━♜ ━h ━1',
    die: 2,
    expected: [
      '1 steps 3,0 to 2,0 (wants west)',
      '1 steps 2,0 to 3,0 in haste (wants west; west barred by palace, north no-road; haste by haste)',
    ],
  },
  {
    pair: ['palace', 'fixed-order'],
    rule: 'a palace ahead is a turn that does not exist: the printed order follows [R 36]',
    forest: `
      .  .  ╻
      O  ━♜ ┫oWSNE1
      .  .  ╹`,
    die: 2,
    expected: ['1 steps 2,0 to 2,1 (wants west; west barred by palace)'],
  },
  {
    pair: ['palace', 'capacity'],
    rule: 'a palace is barred, full or not; when all else is full they push past it [R 27]',
    forest: 'O ━♜ ━1 ━c11',
    die: 2,
    expected: [
      '1 steps 2,0 to 3,0 forced (wants west; west barred by palace, north no-road, east full, south no-road; forced)',
      '1 steps 3,0 to 2,0 in haste (wants west; haste)',
      '2 steps 3,0 to 2,0 (wants west)',
    ],
  },
  {
    pair: ['palace', 'capacity'],
    rule: 'a full palace is named as a palace; whoever stands in it may leave [R 27] [R 31]',
    forest: 'O ━ ━1 ━♜dc11',
    die: 2,
    expected: ['1 steps 2,0 to 1,0 (wants west; east barred by palace)', '2 steps 3,0 to 2,0 (wants west)'],
  },
  {
    pair: ['palace', 'gate'],
    rule: 'nobody breaks a gate that leads into one; the palace is named [R 21] [R 27]',
    forest: 'O ━♜GE ━c11',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by palace, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['palace', 'wall'],
    rule: 'nor a wall, not even a lone one',
    forest: 'O ━♜WE ━1',
    die: 2,
    expected: [
      '1 stays at 2,0 (wants west; west barred by palace, north no-road, east joins-nothing, south no-road)',
    ],
  },
  {
    pair: ['palace', 'den'],
    rule: 'a den that only a palace joins to the oak does not count [R 7]',
    forest: '╺∩ O ━♜ ╸∩ \n phase new-monsters',
    die: 6,
    expected: ['1 troll appears at -1,0', '2 troll appears at -1,0'],
  },
  {
    pair: ['palace', 'diamond'],
    rule: 'nor is a diamond behind one an entrance: the next side clockwise that has one [R 9]',
    forest: '╺◆ O ━♜ ╸◆ \n phase new-monsters',
    die: 2,
    expected: ['1 ice-witch appears at -1,0', '2 ice-witch appears at -1,0'],
  },
]
