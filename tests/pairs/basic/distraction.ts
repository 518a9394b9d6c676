import type { Row } from '../row.ts'

export const distraction: readonly Row[] = [
  {
    pair: ['distraction', 'distraction'],
    rule: 'of two, the first in the order of the plan: west, north, east, south [R 27]',
    forest: `
      .  .  ╻d
      O  .  ┣1
      .  .  ╹d`,
    die: 2,
    expected: ['1 steps 2,0 to 2,-1 (wants west; drawn by distraction at 2,-1)'],
  },
  {
    pair: ['distraction', 'treasure-chest'],
    rule: 'a chest draws before a distraction, though that one lies in the desired turn [R 27]',
    forest: `
      .  .  ╻▣
      O  ━d ┛1`,
    die: 2,
    expected: [
      '1 steps 2,0 to 2,-1 (wants west; drawn by treasure-chest at 2,-1)',
      '1 put out from 2,-1 to 2,0 by treasure-chest: east',
    ],
  },
  {
    pair: ['distraction', 'sleeping-glade'],
    rule: 'with company one turns to it; the last one sleeps on [R 33]',
    forest: 'O ━ ━☾2 ━d',
    die: 2,
    expected: [
      '1 steps 2,0 to 3,0 (wants west; drawn by distraction at 3,0)',
      '2 stays at 2,0 held by sleeping-glade (wants west)',
    ],
  },
  {
    pair: ['distraction', 'candy-house'],
    rule: 'a nibbler does not turn to it',
    forest: 'O ━ ━⌂1 ━d \n monsters 1 ogre 2,0 candy-house',
    die: 2,
    expected: ['1 stays at 2,0 held by candy-house (wants west)'],
    left: '1 ogre 2,0',
  },
  {
    pair: ['distraction', 'candy-house'],
    rule: 'on a candy house it draws them in to nibble',
    forest: 'O ━1 ━⌂d',
    die: 2,
    expected: [
      '1 steps 1,0 to 2,0 (wants west; drawn by distraction at 2,0)',
      '1 delayed at 2,0 by candy-house',
    ],
  },
  {
    pair: ['distraction', 'palace'],
    rule: 'what bars comes before what draws: a distraction in a palace is tried in vain [R 27]',
    forest: 'O ━ ━1 ━♜d',
    die: 2,
    expected: ['1 steps 2,0 to 1,0 (wants west; east barred by palace)'],
  },
  {
    pair: ['distraction', 'trapdoor'],
    rule: 'a baited trapdoor',
    forest: 'O ━ ━1 ━▽d',
    die: 2,
    expected: ['1 steps 2,0 to 3,0 (wants west; drawn by distraction at 3,0)', '1 lost at 3,0 to trapdoor'],
  },
  {
    pair: ['distraction', 'haste'],
    rule: 'it draws in haste as well',
    forest: `
      .  .  ╻d .
      O  ━  ┻h ━1`,
    die: 2,
    expected: [
      '1 steps 3,0 to 2,0 (wants west)',
      '1 steps 2,0 to 2,-1 in haste (wants west; haste by haste; drawn by distraction at 2,-1)',
    ],
  },
  {
    pair: ['distraction', 'fixed-order'],
    rule: 'of two, the first in the printed order, where the tile bears one [R 27]',
    forest: `
      .  .  ╻d
      O  .  ┣oSNEW1
      .  .  ╹d`,
    die: 2,
    expected: ['1 steps 2,0 to 2,1 (wants west; drawn by distraction at 2,1)'],
  },
  {
    pair: ['distraction', 'capacity'],
    rule: 'a tile for one is full with one, and draws in vain',
    forest: 'O ━ ━1 ━dc11',
    die: 2,
    expected: ['1 steps 2,0 to 1,0 (wants west; east full)', '2 steps 3,0 to 2,0 (wants west)'],
  },
  {
    pair: ['distraction', 'capacity'],
    rule: 'if all are full: the first full one in the order in which they are tried [R 27]',
    forest: `
      .  .  ╻c11 .
      O  .  ┗1   ╸dc11`,
    die: 2,
    expected: [
      '2 steps 2,0 to 3,0 forced (wants west; east full, west no-road, north full, south no-road; forced; drawn by distraction at 3,0)',
      '2 steps 3,0 to 2,0 in haste (wants west; haste)',
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '3 steps 3,0 to 2,0 (wants west)',
    ],
  },
  {
    pair: ['distraction', 'gate'],
    rule: 'behind a gate it draws in vain',
    forest: 'O ━ ━1 ━dGW',
    die: 2,
    expected: ['1 steps 2,0 to 1,0 (wants west; east barred by gate)'],
  },
  {
    pair: ['distraction', 'gate'],
    rule: 'unless those on a full tile come to it first in their plan: then they break it [R 21]',
    forest: 'O ━ ━3 ━dGW',
    die: 2,
    expected: [
      '1 breaks gate at 3,0 to the west',
      '1 steps 2,0 to 3,0 (wants west; drawn by distraction at 3,0)',
      '2 steps 2,0 to 3,0 (wants west; drawn by distraction at 3,0)',
      '3 steps 2,0 to 3,0 (wants west; drawn by distraction at 3,0)',
    ],
  },
  {
    pair: ['distraction', 'wall'],
    rule: 'a wall two long keeps one monster from it',
    forest: 'O ━ ━1 ━dWW ━WW',
    die: 2,
    expected: ['1 steps 2,0 to 1,0 (wants west; east barred by wall)'],
  },
  {
    pair: ['distraction', 'wall'],
    rule: 'a lone wall stops nobody: it breaks, and they go to the distraction [R 22]',
    forest: 'O ━ ━1 ━dWW',
    die: 2,
    expected: [
      '1 breaks wall at 3,0 to the west',
      '1 steps 2,0 to 3,0 (wants west; drawn by distraction at 3,0)',
    ],
  },
  {
    pair: ['distraction', 'den'],
    rule: 'a Troll crowded out of its den turns to it',
    forest: 'O ━∩3 ━d \n phase new-monsters',
    die: 6,
    expected: [
      '4 troll appears at 1,0 and hurries',
      '4 steps 1,0 to 2,0 in haste (wants west; haste; drawn by distraction at 2,0)',
    ],
  },
  {
    pair: ['distraction', 'diamond'],
    rule: 'a diamond that bears one draws them home',
    forest: 'O ━ ━1 ╸◆d',
    die: 2,
    expected: ['1 steps 2,0 to 3,0 (wants west; drawn by distraction at 3,0)'],
  },
]
