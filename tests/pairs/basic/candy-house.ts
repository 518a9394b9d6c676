import type { Row } from '../row.ts'

export const candyHouse: readonly Row[] = [
  {
    pair: ['candy-house', 'candy-house'],
    rule: 'whoever has nibbled goes on, and nibbles at the next one; each loses its own step [R 32]',
    forest: 'O ━⌂ ━⌂2 \n monsters 1 ogre 2,0; 2 ogre 2,0 candy-house',
    die: 2,
    expected: [
      '1 steps 2,0 to 1,0 (wants west)',
      '1 delayed at 1,0 by candy-house',
      '2 stays at 2,0 held by candy-house (wants west)',
    ],
    left: '1 ogre 1,0 candy-house; 2 ogre 2,0',
  },
  {
    pair: ['candy-house', 'candy-house'],
    rule: 'appearing is entering: it nibbles, and the hasty step is the one that it loses [R 31] [R 32]',
    forest: 'O ━⌂ ━⌂3 \n phase new-monsters',
    die: 2,
    expected: [
      '4 ogre appears at 2,0 and hurries',
      '4 delayed at 2,0 by candy-house',
      '4 stays at 2,0 squeezed held by candy-house (wants west; haste)',
    ],
    left: '1 big-bad-wolf 2,0; 2 big-bad-wolf 2,0; 3 big-bad-wolf 2,0; 4 ogre 2,0',
  },
  {
    pair: ['candy-house', 'palace'],
    rule: 'what holds is named before what bars [R 27]',
    forest: 'O ━♜ ━⌂2 \n monsters 1 ogre 2,0 candy-house; 2 ogre 2,0',
    die: 2,
    expected: [
      '1 stays at 2,0 held by candy-house (wants west)',
      '2 stays at 2,0 (wants west; west barred by palace, north no-road, east joins-nothing, south no-road)',
    ],
    left: '1 ogre 2,0; 2 ogre 2,0',
  },
  {
    pair: ['candy-house', 'trapdoor'],
    rule: 'the nibbler stays out of the trapdoor for now, the other does not',
    forest: 'O ━▽ ━⌂2 \n monsters 1 ogre 2,0 candy-house; 2 ogre 2,0',
    die: 2,
    expected: [
      '1 stays at 2,0 held by candy-house (wants west)',
      '2 steps 2,0 to 1,0 (wants west)',
      '2 lost at 1,0 to trapdoor',
    ],
    left: '1 ogre 2,0',
  },
  {
    pair: ['candy-house', 'haste'],
    rule: 'first it nibbles, then it would hurry: that is the step it loses [R 31] [R 32]',
    forest: 'O ━ ━⌂h ━1',
    die: 2,
    expected: [
      '1 steps 3,0 to 2,0 (wants west)',
      '1 delayed at 2,0 by candy-house',
      '1 stays at 2,0 held by candy-house (wants west; haste by haste)',
    ],
    left: '1 big-bad-wolf 2,0',
  },
  {
    pair: ['candy-house', 'fixed-order'],
    rule: 'the nibbler tries nothing, the other the printed order',
    forest: 'O ━ ╺⌂oESWN2 ━ \n monsters 1 ogre 2,0 candy-house; 2 ogre 2,0',
    die: 2,
    expected: [
      '1 stays at 2,0 held by candy-house (wants west)',
      '2 steps 2,0 to 3,0 (wants west; west no-road)',
    ],
  },
  {
    pair: ['candy-house', 'capacity'],
    rule: 'squeezed into a candy house for one it nibbles, and has lost the hasty step by that',
    forest: 'O ━ ━⌂c11 ╸1 \n monsters 1 ogre 2,0 candy-house; 2 ogre 3,0',
    die: 2,
    expected: [
      '1 stays at 2,0 held by candy-house (wants west)',
      '2 steps 3,0 to 2,0 forced (wants west; west full, north no-road, east no-road, south no-road; forced)',
      '2 delayed at 2,0 by candy-house',
      '2 stays at 2,0 squeezed held by candy-house (wants west; haste)',
    ],
    left: '1 ogre 2,0; 2 ogre 2,0',
  },
  {
    pair: ['candy-house', 'gate'],
    rule: 'a nibbler breaks no gate, but helps to fill the tile from which others do',
    forest: 'O ━GE ━⌂3 \n monsters 1 ogre 2,0 candy-house; 2 ogre 2,0; 3 ogre 2,0',
    die: 2,
    expected: [
      '1 stays at 2,0 held by candy-house (wants west)',
      '2 breaks gate at 1,0 to the east',
      '2 steps 2,0 to 1,0 (wants west)',
      '3 steps 2,0 to 1,0 (wants west)',
    ],
  },
  {
    pair: ['candy-house', 'wall'],
    rule: 'a nibbler breaks no wall, but counts among those that stand before it',
    forest: 'O ━WE ━⌂WE2 \n monsters 1 ogre 2,0 candy-house; 2 ogre 2,0',
    die: 2,
    expected: [
      '1 stays at 2,0 held by candy-house (wants west)',
      '2 breaks wall at 1,0 to the east',
      '2 steps 2,0 to 1,0 (wants west)',
    ],
  },
  {
    pair: ['candy-house', 'den'],
    rule: 'a Troll crowded out of its den nibbles next door',
    forest: 'O ━⌂ ━∩3 \n phase new-monsters',
    die: 6,
    expected: [
      '4 troll appears at 2,0 and hurries',
      '4 steps 2,0 to 1,0 in haste (wants west; haste)',
      '4 delayed at 1,0 by candy-house',
    ],
    left: '1 big-bad-wolf 2,0; 2 big-bad-wolf 2,0; 3 big-bad-wolf 2,0; 4 troll 1,0 candy-house',
  },
  {
    pair: ['candy-house', 'diamond'],
    rule: 'out of a full diamond it pushes into a full candy house, nibbles, and goes no further',
    forest: 'O ━⌂3 ╸◆3 \n phase new-monsters',
    die: 6,
    expected: [
      '7 troll appears at 2,0 and hurries',
      '7 steps 2,0 to 1,0 forced in haste (wants west; west full, north no-road, east no-road, south no-road; forced; haste)',
      '7 delayed at 1,0 by candy-house',
      '7 stays at 1,0 squeezed held by candy-house (wants west; haste)',
    ],
  },
]
