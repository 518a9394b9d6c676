import type { Row } from '../row.ts'

export const haste: readonly Row[] = [
  {
    pair: ['haste', 'haste'],
    rule: 'from one to the next, all in one run',
    forest: 'O ━h ━h ━1',
    die: 2,
    expected: [
      '1 steps 3,0 to 2,0 (wants west)',
      '1 steps 2,0 to 1,0 in haste (wants west; haste by haste)',
      '1 steps 1,0 to 0,0 in haste (wants west; haste by haste)',
      '1 hurts the oak: 2 hearts',
    ],
  },
  {
    pair: ['haste', 'haste'],
    rule: 'there and back once, for in a run no tile is entered twice [R 17]; there is room, so nobody is squeezed',
    forest: 'O . ━h ━h1',
    die: 2,
    expected: [
      '1 steps 3,0 to 2,0 (wants west)',
      '1 steps 2,0 to 3,0 in haste (wants west; west joins-nothing, north no-road; haste by haste)',
      '1 stays at 3,0 (wants west; west entered-already, north no-road, east joins-nothing, south no-road; haste by haste)',
    ],
  },
  {
    pair: ['haste', 'fixed-order'],
    rule: 'the hasty step follows the printed order too',
    forest: `
      .  .  ╻       .
      O  .  ╋hoWSNE ━1
      .  .  ╹       .`,
    die: 2,
    expected: [
      '1 steps 3,0 to 2,0 (wants west)',
      '1 steps 2,0 to 2,1 in haste (wants west; west joins-nothing; haste by haste)',
    ],
  },
  {
    pair: ['haste', 'capacity'],
    rule: 'a full tile that is also a haste tile gives one further step [R 17]',
    forest: 'O . ━1 ━hc11',
    die: 2,
    expected: [
      '1 steps 2,0 to 3,0 forced (wants west; west joins-nothing, north no-road, east full, south no-road; forced)',
      '1 steps 3,0 to 2,0 in haste (wants west; haste)',
      '2 steps 3,0 to 2,0 (wants west)',
    ],
  },
  {
    pair: ['haste', 'gate'],
    rule: 'haste alone breaks no gate',
    forest: 'O ━GE ━h ━1',
    die: 2,
    expected: [
      '1 steps 3,0 to 2,0 (wants west)',
      '1 steps 2,0 to 3,0 in haste (wants west; west barred by gate, north no-road; haste by haste)',
    ],
  },
  {
    pair: ['haste', 'gate'],
    rule: 'a tile that the hasty one itself has filled is full: it breaks the gate [R 21]',
    forest: 'O ━GE ━hc1 ━1',
    die: 2,
    expected: [
      '1 steps 3,0 to 2,0 (wants west)',
      '1 breaks gate at 1,0 to the east',
      '1 steps 2,0 to 1,0 in haste (wants west; haste by haste)',
    ],
  },
  {
    pair: ['haste', 'wall'],
    rule: 'a hasty one counts before a wall: two break one that is two long [R 22]',
    forest: 'O ━WE ━hWE1 \n phase new-monsters',
    die: 2,
    expected: [
      '2 ogre appears at 2,0 and hurries by haste',
      '2 breaks wall at 1,0 to the east',
      '2 steps 2,0 to 1,0 in haste (wants west; haste by haste)',
    ],
  },
  {
    pair: ['haste', 'den'],
    rule: 'appearing is entering: a Troll on a hasty den moves on at once [R 31]',
    forest: 'O ━ ━∩h \n phase new-monsters',
    die: 6,
    expected: [
      '1 troll appears at 2,0 and hurries by haste',
      '1 steps 2,0 to 1,0 in haste (wants west; haste by haste)',
    ],
  },
  {
    pair: ['haste', 'diamond'],
    rule: 'on a hasty diamond as well; appearing was entering, so that it does not turn back there [R 17]',
    forest: 'O ━GE ╸◆h \n phase new-monsters',
    die: 6,
    expected: [
      '1 troll appears at 2,0 and hurries by haste',
      '1 stays at 2,0 (wants west; west barred by gate, north no-road, east no-road, south no-road; haste by haste)',
    ],
  },
]
