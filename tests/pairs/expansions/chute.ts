import type { ExpansionRow } from '../row.ts'

/** Chutes, which send a monster outward. */
export const chute: readonly ExpansionRow[] = [
  {
    pair: ['chute', 'beast'],
    rule: 'it works under him, too',
    forest: '. . ╻1 .\nO ━ ┻⇩ ━\nseats beast 2,0',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 3,0 by chute',
    ],
  },
  {
    pair: ['chute', 'pied-piper'],
    rule: 'he draws them onto it, and they slide away from him',
    forest: '. . ╻1 .\nO ━ ┻⇩ ━\nseats pied-piper 2,0',
    die: 2,
    expected: ['1 steps 2,-1 to 2,0 (wants west; drawn by seat 0)', '1 slides from 2,0 to 3,0 by chute'],
  },
  {
    pair: ['chute', 'distraction'],
    rule: 'drawn onto it, it slides on outward',
    forest: 'O ━ ━1 ━⇩d ━',
    die: 2,
    expected: [
      '1 steps 2,0 to 3,0 (wants west; drawn by distraction at 3,0)',
      '1 slides from 3,0 to 4,0 by chute',
    ],
  },
  {
    pair: ['chute', 'treasure-chest'],
    rule: 'it slides over a chest that it has not entered [R 49]',
    forest: '. . ╻1 . .\nO ━ ┻⇩ ━▣ ━',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 4,0 by chute',
    ],
  },
  {
    pair: ['chute', 'sleeping-glade'],
    rule: 'it lands on a glade, where it will sleep at its next step',
    forest: '. . ╻1 .\nO ━ ┻⇩ ━☾',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 3,0 by chute',
    ],
  },
  {
    pair: ['chute', 'candy-house'],
    rule: 'it lands there and has entered: it nibbles',
    forest: '. . ╻1 .\nO ━ ┻⇩ ━⌂',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 3,0 by chute',
      '1 delayed at 3,0 by candy-house',
    ],
  },
  {
    pair: ['chute', 'palace'],
    rule: 'it stops before a palace',
    forest: '. . ╻1 . .\nO ━ ┻⇩ ━ ━♜',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 3,0 by chute',
    ],
  },
  {
    pair: ['chute', 'trapdoor'],
    rule: 'it lands on it and falls',
    forest: '. . ╻1 .\nO ━ ┻⇩ ━▽',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 3,0 by chute',
      '1 lost at 3,0 to trapdoor',
    ],
  },
  {
    pair: ['chute', 'haste'],
    rule: 'it lands on haste and hurries on, but onto no tile twice',
    forest: '. . ╻1 .\nO ━ ┻⇩ ━h',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 3,0 by chute and hurries',
      '1 stays at 3,0 (wants west; west entered-already, north no-road, east joins-nothing, south no-road; haste by haste)',
    ],
  },
  {
    pair: ['chute', 'fixed-order'],
    rule: 'an order is for steps, not for sliding',
    forest: '. . ╻1 .\nO ━ ┻⇩oNESW ━',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 3,0 by chute',
    ],
  },
  {
    pair: ['chute', 'capacity'],
    rule: 'it lands on a full tile and hurries on',
    forest: '. . ╻1 . .\nO ━ ┻⇩ ━ ━c11',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 4,0 by chute and hurries',
      '1 steps 4,0 to 3,0 in haste (wants west; haste)',
      '2 steps 4,0 to 3,0 (wants west)',
    ],
  },
  {
    pair: ['chute', 'gate'],
    rule: 'it slides over a gate, and leaves it',
    forest: '. . ╻1 .\nO ━ ┻⇩GE ━',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 3,0 by chute',
    ],
  },
  {
    pair: ['chute', 'wall'],
    rule: 'and over a wall',
    forest: '. . ╻1 .\nO ━ ┻⇩WE ━WW',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 3,0 by chute',
    ],
  },
  {
    pair: ['chute', 'den'],
    rule: 'out of a full den onto it, and back: a tile entered before does not stop it',
    forest: 'O ━ ━⇩ ━∩3\nphase new-monsters',
    die: 6,
    expected: [
      '4 troll appears at 3,0 and hurries',
      '4 steps 3,0 to 2,0 in haste (wants west; haste)',
      '4 slides from 2,0 to 3,0 by chute and hurries',
      '4 stays at 3,0 squeezed (wants west; west entered-already, north no-road, east joins-nothing, south no-road; haste)',
      '5 troll appears at 3,0 and hurries',
      '5 steps 3,0 to 2,0 in haste (wants west; haste)',
    ],
  },
  {
    pair: ['chute', 'diamond'],
    rule: 'it may land on a diamond',
    forest: '. . ╻1 .\nO ━ ┻⇩ ╸◆',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 3,0 by chute',
    ],
  },
  {
    pair: ['chute', 'signpost'],
    rule: 'sliding reads no sign',
    forest: '. . ╻1 .\nO ━ ┻⇩aN ━',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 3,0 by chute',
    ],
  },
  {
    pair: ['chute', 'drawbridge'],
    rule: 'it slides over a raised bridge: roads do not matter',
    forest: '. . ╻1 .\nO ━ ┻⇩BE! ━',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 3,0 by chute',
    ],
  },
  {
    pair: ['chute', 'war-drum'],
    rule: 'whoever is put there does not sound it',
    forest: '. . ╻1 .\nO ━ ┻⇩ ━u3',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 3,0 by chute',
    ],
  },
  {
    pair: ['chute', 'grove'],
    rule: 'whoever is put there counts',
    forest: '. . ╻1 .\nO ━ ┻⇩ ━x',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 3,0 by chute',
      'the grove at 3,0 is taken with 1: 2 hearts',
    ],
  },
  {
    pair: ['chute', 'fire'],
    rule: 'before a fire there is no tile outward: it stays, and the chute is not sprung',
    forest: '. . ╻1 .\nO ━ ┻⇩ ━\nburning 3,0 3',
    die: 2,
    expected: ['1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)'],
  },
  {
    pair: ['chute', 'water'],
    rule: 'it stops before a flood',
    forest: '. . ╻1 . .\nO ━ ┻⇩ ━ ━\nflooded 4,0 3',
    die: 2,
    expected: [
      '1 steps 2,-1 to 2,0 (wants west; west no-road, north no-road, east no-road)',
      '1 slides from 2,0 to 3,0 by chute',
    ],
  },
]
