import type { Row } from '../row.ts'

export const piedPiper: readonly Row[] = [
  {
    pair: ['pied-piper', 'distraction'],
    rule: 'he draws before a distraction does [R 27]',
    forest: 'O ━d ━1 ━ \n seats pied-piper 3,0',
    die: 2,
    expected: ['1 steps 2,0 to 3,0 (wants west; drawn by seat 0)'],
  },
  {
    pair: ['pied-piper', 'distraction'],
    rule: 'his tile is full, so he draws nobody and the distraction does; on his own tile the plan [R 26]',
    forest: `
      .  .  ┃d .
      O  ━  ┻1 ━3
      seats pied-piper 3,0`,
    die: 2,
    expected: [
      '1 steps 2,0 to 2,-1 (wants west; drawn by distraction at 2,-1)',
      '2 steps 3,0 to 2,0 (wants west)',
      '3 steps 3,0 to 2,0 (wants west)',
      '4 steps 3,0 to 2,0 (wants west)',
    ],
  },
  {
    pair: ['pied-piper', 'treasure-chest'],
    rule: 'a chest draws before he does [R 27]; here it puts the monster out on his tile',
    forest: `
      .  .  ╻▣ .
      O  ━  ┻1 ━
      seats pied-piper 3,0`,
    die: 2,
    expected: [
      '1 steps 2,0 to 2,-1 (wants west; drawn by treasure-chest at 2,-1)',
      '1 put out from 2,-1 to 3,0 by treasure-chest: east',
    ],
  },
  {
    pair: ['pied-piper', 'treasure-chest'],
    rule: 'the chest is barred by a gate: then he draws',
    forest: `
      .  .  ╻▣GS .
      O  ━  ┻1   ━
      seats pied-piper 3,0`,
    die: 2,
    expected: ['1 steps 2,0 to 3,0 (wants west; north barred by gate; drawn by seat 0)'],
  },
  {
    pair: ['pied-piper', 'sleeping-glade'],
    rule: 'with company one follows him; the last one sleeps on [R 33]',
    forest: 'O ━ ━☾2 ━ \n seats pied-piper 3,0',
    die: 2,
    expected: [
      '1 steps 2,0 to 3,0 (wants west; drawn by seat 0)',
      '2 stays at 2,0 held by sleeping-glade (wants west)',
    ],
  },
  {
    pair: ['pied-piper', 'candy-house'],
    rule: 'whom he draws into a candy house nibbles there',
    forest: 'O ━1 ━⌂ ━1 \n seats pied-piper 2,0',
    die: 2,
    expected: [
      '1 steps 1,0 to 2,0 (wants west; drawn by seat 0)',
      '1 delayed at 2,0 by candy-house',
      '2 steps 3,0 to 2,0 (wants west; drawn by seat 0)',
      '2 delayed at 2,0 by candy-house',
    ],
    left: '1 big-bad-wolf 2,0 candy-house; 2 big-bad-wolf 2,0 candy-house',
  },
  {
    pair: ['pied-piper', 'candy-house'],
    rule: 'a nibbler does not follow him',
    forest: 'O ━ ━⌂1 ━ \n monsters 1 ogre 2,0 candy-house \n seats pied-piper 3,0',
    die: 2,
    expected: ['1 stays at 2,0 held by candy-house (wants west)'],
    left: '1 ogre 2,0',
  },
  {
    pair: ['pied-piper', 'palace'],
    rule: 'no road leads to him in a palace, for monsters may not enter',
    forest: 'O ━ ━1 ╸♜ \n seats pied-piper 3,0',
    die: 2,
    expected: ['1 steps 2,0 to 1,0 (wants west)'],
  },
  {
    pair: ['pied-piper', 'palace'],
    rule: 'nor over a palace',
    forest: `
      .  ┏♜ ┓
      O  ┻1 ┃
      seats pied-piper 2,0`,
    die: 2,
    expected: ['1 steps 1,0 to 0,0 (wants west)', '1 hurts the oak: 2 hearts'],
  },
  {
    pair: ['pied-piper', 'trapdoor'],
    rule: 'a set trapdoor is no obstacle: they follow him into it',
    forest: 'O ━ ━1 ━▽ \n seats pied-piper 3,0',
    die: 2,
    expected: ['1 steps 2,0 to 3,0 (wants west; drawn by seat 0)', '1 lost at 3,0 to trapdoor'],
  },
  {
    pair: ['pied-piper', 'haste'],
    rule: 'whoever comes past him in haste turns to him',
    forest: `
      .  .  ╻  .
      O  ━  ┻h ━1
      seats pied-piper 2,-1`,
    die: 2,
    expected: [
      '1 steps 3,0 to 2,0 (wants west)',
      '1 steps 2,0 to 2,-1 in haste (wants west; haste by haste; drawn by seat 0)',
    ],
  },
  {
    pair: ['pied-piper', 'haste'],
    rule: 'on his own tile a hasty one follows its plan, away from him again',
    forest: 'O ━ ━1 ━h \n seats pied-piper 3,0',
    die: 2,
    expected: [
      '1 steps 2,0 to 3,0 (wants west; drawn by seat 0)',
      '1 steps 3,0 to 2,0 in haste (wants west; haste by haste)',
    ],
  },
  {
    pair: ['pied-piper', 'fixed-order'],
    rule: 'of two shortest roads to him the first in the plan’s order, here the printed one [R 26]',
    forest: `
      .  .  ┏       ┓
      O  .  ┫oWSNE1 ┣
      .  .  ┗       ┛
      seats pied-piper 3,0`,
    die: 2,
    expected: ['1 steps 2,0 to 2,1 (wants west; drawn by seat 0)'],
  },
  {
    pair: ['pied-piper', 'capacity'],
    rule: 'a tile for four has room for one more: he draws',
    forest: 'O ━ ━1 ━c43 \n seats pied-piper 3,0',
    die: 2,
    expected: [
      '1 steps 2,0 to 3,0 (wants west; drawn by seat 0)',
      '2 steps 3,0 to 2,0 (wants west)',
      '3 steps 3,0 to 2,0 (wants west)',
      '4 steps 3,0 to 2,0 (wants west)',
    ],
  },
  {
    pair: ['pied-piper', 'capacity'],
    rule: 'a tile for one is full with one: no road leads to him [R 26]',
    forest: 'O ━ ━1 ━c11 \n seats pied-piper 3,0',
    die: 2,
    expected: ['1 steps 2,0 to 1,0 (wants west)', '2 steps 3,0 to 2,0 (wants west)'],
  },
  {
    pair: ['pied-piper', 'gate'],
    rule: 'for him a gate is closed, also to those who could break it [R 26]',
    forest: 'O ━ ━3 ━GW \n seats pied-piper 3,0',
    die: 2,
    expected: [
      '1 steps 2,0 to 1,0 (wants west)',
      '2 steps 2,0 to 1,0 (wants west)',
      '3 steps 2,0 to 1,0 (wants west)',
    ],
  },
  {
    pair: ['pied-piper', 'gate'],
    rule: 'a broken gate is none',
    forest: 'O ━ ━1 ━GW! \n seats pied-piper 3,0',
    die: 2,
    expected: ['1 steps 2,0 to 3,0 (wants west; drawn by seat 0)'],
  },
  {
    pair: ['pied-piper', 'wall'],
    rule: 'for him a wall is closed, though a lone one stops nobody [R 26]',
    forest: 'O ━ ━1 ━WW \n seats pied-piper 3,0',
    die: 2,
    expected: ['1 steps 2,0 to 1,0 (wants west)'],
  },
  {
    pair: ['pied-piper', 'den'],
    rule: 'a Troll crowded out of its den follows him',
    forest: 'O ━∩3 ━ \n seats pied-piper 2,0 \n phase new-monsters',
    die: 6,
    expected: [
      '4 troll appears at 1,0 and hurries',
      '4 steps 1,0 to 2,0 in haste (wants west; haste; drawn by seat 0)',
    ],
  },
  {
    pair: ['pied-piper', 'diamond'],
    rule: 'from a diamond they take its only road, the shortest to him',
    forest: `
      .  ┏  ╸
      O  ┻  ╸◆1
      seats pied-piper 2,-1`,
    die: 2,
    expected: ['1 steps 2,0 to 1,0 (wants west; drawn by seat 0)'],
  },
]
