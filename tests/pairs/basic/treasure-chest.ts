import type { Row } from '../row.ts'

export const treasureChest: readonly Row[] = [
  {
    pair: ['treasure-chest', 'treasure-chest'],
    rule: 'put out onto a full entrance it hurries into another chest, and is put out there again, but into neither twice [R 25]',
    forest: `
      .  ╺1 ╸▣ .  .
      O  ━  ━  ━3 ━▣`,
    die: 1,
    expected: [
      '1 steps 1,-1 to 2,-1 (wants south; drawn by treasure-chest at 2,-1)',
      '1 put out from 2,-1 to 3,0 by treasure-chest: east and hurries',
      '1 steps 3,0 to 4,0 in haste (wants west; haste; drawn by treasure-chest at 4,0)',
      '1 put out from 4,0 to 3,0 by treasure-chest: east and hurries',
      '1 steps 3,0 to 2,0 in haste (wants west; east entered-already; haste)',
    ],
  },
  {
    pair: ['treasure-chest', 'sleeping-glade'],
    rule: 'a glade may be the entrance; whoever is put out there is company, and wakes who sleeps [R 9] [R 33]',
    forest: 'O ━1 ━▣ ━☾1',
    die: 2,
    expected: [
      '1 steps 1,0 to 2,0 (wants west; drawn by treasure-chest at 2,0)',
      '1 put out from 2,0 to 3,0 by treasure-chest: east',
      '2 steps 3,0 to 2,0 (wants west; drawn by treasure-chest at 2,0)',
      '2 put out from 2,0 to 3,0 by treasure-chest: east',
    ],
  },
  {
    pair: ['treasure-chest', 'sleeping-glade'],
    rule: 'a lone sleeper does not turn to a chest [R 27]',
    forest: 'O ━ ━▣ ━☾1',
    die: 2,
    expected: ['1 stays at 3,0 held by sleeping-glade (wants west)'],
  },
  {
    pair: ['treasure-chest', 'candy-house'],
    rule: 'a candy house may be the entrance: there it nibbles; a nibbler does not turn to a chest [R 9] [R 31]',
    forest: 'O ━1 ━▣ ━⌂1 \n monsters 1 ogre 1,0; 2 ogre 3,0 candy-house',
    die: 2,
    expected: [
      '1 steps 1,0 to 2,0 (wants west; drawn by treasure-chest at 2,0)',
      '1 put out from 2,0 to 3,0 by treasure-chest: east',
      '1 delayed at 3,0 by candy-house',
      '2 stays at 3,0 held by candy-house (wants west)',
    ],
    left: '1 ogre 3,0 candy-house; 2 ogre 3,0',
  },
  {
    pair: ['treasure-chest', 'palace'],
    rule: 'a palace is no entrance, nor is what lies behind it [R 9]',
    forest: 'O ━1 ━▣ ━♜ ━',
    die: 2,
    expected: [
      '1 steps 1,0 to 2,0 (wants west; drawn by treasure-chest at 2,0)',
      '1 put out from 2,0 to 1,0 by treasure-chest: east',
    ],
  },
  {
    pair: ['treasure-chest', 'trapdoor'],
    rule: 'a set trapdoor may be the entrance: being put there is entering [R 9] [R 31]',
    forest: 'O ━1 ━▣ ━▽',
    die: 2,
    expected: [
      '1 steps 1,0 to 2,0 (wants west; drawn by treasure-chest at 2,0)',
      '1 put out from 2,0 to 3,0 by treasure-chest: east',
      '1 lost at 3,0 to trapdoor',
    ],
  },
  {
    pair: ['treasure-chest', 'haste'],
    rule: 'the chest comes before the haste of its own tile [R 31]',
    forest: 'O ━1 ━▣h ━',
    die: 2,
    expected: [
      '1 steps 1,0 to 2,0 (wants west; drawn by treasure-chest at 2,0)',
      '1 put out from 2,0 to 3,0 by treasure-chest: east',
    ],
  },
  {
    pair: ['treasure-chest', 'haste'],
    rule: 'the haste of the entrance works, but never leads into the same chest [R 25]',
    forest: 'O ━1 ━▣ ━h',
    die: 2,
    expected: [
      '1 steps 1,0 to 2,0 (wants west; drawn by treasure-chest at 2,0)',
      '1 put out from 2,0 to 3,0 by treasure-chest: east and hurries by haste',
      '1 stays at 3,0 (wants west; west entered-already, north no-road, east joins-nothing, south no-road; haste by haste)',
    ],
  },
  {
    pair: ['treasure-chest', 'fixed-order'],
    rule: 'of two chests, the first in the printed order; from the south-east diagonal it goes out to the east [R 25] [R 27]',
    forest: `
      ┏  ┓       .
      O  ┣oSENW1 ╸▣
      .  ╹▣      .`,
    die: 2,
    expected: [
      '1 steps 1,0 to 1,1 (wants west; drawn by treasure-chest at 1,1)',
      '1 put out from 1,1 to 1,0 by treasure-chest: east',
    ],
  },
  {
    pair: ['treasure-chest', 'capacity'],
    rule: 'a chest is never full, whoever stands on it and whatever its number; a chest holds nobody',
    forest: 'O ━1 ━▣c12 ━',
    die: 2,
    expected: [
      '1 steps 1,0 to 2,0 (wants west; drawn by treasure-chest at 2,0)',
      '1 put out from 2,0 to 3,0 by treasure-chest: east',
      '2 steps 2,0 to 1,0 (wants west)',
      '3 steps 2,0 to 1,0 (wants west)',
    ],
  },
  {
    pair: ['treasure-chest', 'capacity'],
    rule: 'being put at an entrance is never refused: full with one, it takes the second too [R 25]',
    forest: 'O ━1 ━▣ ━c11',
    die: 2,
    expected: [
      '1 steps 1,0 to 2,0 (wants west; drawn by treasure-chest at 2,0)',
      '1 put out from 2,0 to 3,0 by treasure-chest: east and hurries',
      '1 stays at 3,0 squeezed (wants west; west entered-already, north no-road, east joins-nothing, south no-road; haste)',
      '2 steps 3,0 to 2,0 (wants west; drawn by treasure-chest at 2,0)',
      '2 put out from 2,0 to 3,0 by treasure-chest: east and hurries',
      '2 stays at 3,0 squeezed (wants west; west entered-already, north no-road, east joins-nothing, south no-road; haste)',
    ],
  },
  {
    pair: ['treasure-chest', 'gate'],
    rule: 'behind a gate it draws in vain [R 27]',
    forest: 'O ━ ━1 ━▣GW',
    die: 2,
    expected: ['1 steps 2,0 to 1,0 (wants west; east barred by gate)'],
  },
  {
    pair: ['treasure-chest', 'gate'],
    rule: 'unless those on a full tile break it; gates do not matter to the way in to an entrance [R 9] [R 21]',
    forest: 'O ━GE ━3 ━▣GW',
    die: 2,
    expected: [
      '1 breaks gate at 3,0 to the west',
      '1 steps 2,0 to 3,0 (wants west; drawn by treasure-chest at 3,0)',
      '1 put out from 3,0 to 2,0 by treasure-chest: east',
      '2 steps 2,0 to 3,0 (wants west; drawn by treasure-chest at 3,0)',
      '2 put out from 3,0 to 2,0 by treasure-chest: east',
      '3 steps 2,0 to 3,0 (wants west; drawn by treasure-chest at 3,0)',
      '3 put out from 3,0 to 2,0 by treasure-chest: east',
    ],
  },
  {
    pair: ['treasure-chest', 'wall'],
    rule: 'a wall two long keeps one monster from it',
    forest: 'O ━ ━1 ━▣WW ━WW',
    die: 2,
    expected: ['1 steps 2,0 to 1,0 (wants west; east barred by wall)'],
  },
  {
    pair: ['treasure-chest', 'wall'],
    rule: 'a lone wall does not [R 22]',
    forest: 'O ━ ━1 ━▣WW',
    die: 2,
    expected: [
      '1 breaks wall at 3,0 to the west',
      '1 steps 2,0 to 3,0 (wants west; drawn by treasure-chest at 3,0)',
      '1 put out from 3,0 to 2,0 by treasure-chest: east',
    ],
  },
  {
    pair: ['treasure-chest', 'den'],
    rule: 'in the run that began by appearing it is put out onto the full den again, and hurries on [R 25]',
    forest: 'O ━∩3 ━▣ \n phase new-monsters',
    die: 6,
    expected: [
      '4 troll appears at 1,0 and hurries',
      '4 steps 1,0 to 2,0 in haste (wants west; haste; drawn by treasure-chest at 2,0)',
      '4 put out from 2,0 to 1,0 by treasure-chest: east and hurries',
      '4 steps 1,0 to 0,0 in haste (wants west; east entered-already; haste)',
      '4 hurts the oak: 2 hearts',
    ],
  },
  {
    pair: ['treasure-chest', 'diamond'],
    rule: 'a diamond may be the entrance, also for one that came from there [R 9]',
    forest: 'O ━1 ━▣ ╸◆1',
    die: 2,
    expected: [
      '1 steps 1,0 to 2,0 (wants west; drawn by treasure-chest at 2,0)',
      '1 put out from 2,0 to 3,0 by treasure-chest: east',
      '2 steps 3,0 to 2,0 (wants west; drawn by treasure-chest at 2,0)',
      '2 put out from 2,0 to 3,0 by treasure-chest: east',
    ],
  },
]
