import { at } from '../../drawn/index.ts'
import { end, roll, walk } from '../support.ts'
import { bargain, type Cell, fly, pull } from './cell.ts'

/** The columns of the first table of section 13. */
type Column =
  | 'fire and flood'
  | 'signpost, bridge, door'
  | 'soldiers, villagers'
  | 'dark tiles'
  | 'house, scroll, wise figure'

/** The filled columns of each row. */
export const CHARACTERS = {
  Huntsman: ['soldiers, villagers', 'dark tiles'],
  Cinderella: ['soldiers, villagers', 'house, scroll, wise figure'],
  Puss: ['signpost, bridge, door', 'soldiers, villagers'],
  Beast: ['fire and flood', 'signpost, bridge, door', 'soldiers, villagers', 'dark tiles'],
  Pigs: ['dark tiles'],
  Piper: ['fire and flood', 'signpost, bridge, door', 'dark tiles'],
  Rumpelstiltskin: ['dark tiles', 'house, scroll, wise figure'],
  Rapunzel: ['fire and flood', 'soldiers, villagers', 'house, scroll, wise figure'],
  'Red Riding Hood': ['signpost, bridge, door', 'house, scroll, wise figure'],
  Aladdin: ['fire and flood', 'dark tiles', 'house, scroll, wise figure'],
} as const satisfies Record<string, readonly Column[]>

const FIRE: Column = 'fire and flood'
const WAYS: Column = 'signpost, bridge, door'
const OURS: Column = 'soldiers, villagers'
const DARK: Column = 'dark tiles'
const HOUSES: Column = 'house, scroll, wise figure'

export const characterCells: readonly Cell<keyof typeof CHARACTERS, Column>[] = [
  {
    of: ['Huntsman', OURS],
    says: 'his Remove takes monsters only',
    position: 'O ━2 ━\nseats huntsman 1,0\nsoldiers 1,0 1\nvillagers 1,0 2',
    does: [{ type: 'remove', monster: 1 }],
    lines: { monsters: null, soldiers: '1,0 1', villagers: '1,0 2' },
  },
  {
    of: ['Huntsman', DARK],
    says: 'his Remove empties a grove in time',
    position: 'O ━ ━x3\nseats huntsman 2,0',
    does: [{ type: 'remove', monster: 1 }, end],
    luck: { dice: [1] },
    forest: 'O ━ ━x',
    lines: { hearts: '3' },
  },
  {
    of: ['Cinderella', OURS],
    says: 'her Remove takes monsters only',
    position: 'O ━2 ━\nseats cinderella 1,0\nsoldiers 1,0 1\nvillagers 1,0 2',
    does: [
      { type: 'remove', monster: 1 },
      { type: 'remove', monster: 2 },
    ],
    lines: { monsters: null, soldiers: '1,0 1', villagers: '1,0 2' },
  },
  {
    of: ['Cinderella', HOUSES],
    says: 'at midnight stepping works, casting does not',
    position: 'O ━ ━y ━♥\nseats cinderella 1,0 turns=4',
    does: [walk('2,0'), walk('3,0')],
    luck: { draws: [3] },
    lines: { spells: 'home cinderella', things: 'cake cinderella; thread lost; slipper lost' },
    refuses: [[{ type: 'cast', spell: 'home' }, { code: 'not-this-turn' }]],
  },
  {
    of: ['Puss', WAYS],
    says: 'a door counts as one of four steps',
    position: 'O ━q ━ ━ ━q\nseats puss-in-boots 0,0',
    does: ['1,0', '4,0', '3,0', '2,0'].map((to) => walk(to)),
    lines: { seats: 'puss-in-boots 2,0', spent: 'steps 4' },
    refuses: [[walk('1,0'), { code: 'no-steps-left' }]],
  },
  {
    of: ['Puss', OURS],
    says: 'takes one villager along each step',
    position: 'O ━ ━ ━ ━☗\nseats puss-in-boots 4,0\nvillagers 4,0 3',
    does: ['3,0', '2,0', '1,0', '0,0'].map((to) => walk(to, true)),
    lines: { villagers: '4,0 2; saved 1' },
  },
  {
    of: ['Beast', FIRE],
    says: 'closed tiles and raised bridges are no way: with no other he may stay',
    position: 'O ┳BW! ━\n. ╹ .\nseats beast 1,0 rest=1,0\nburning 2,0 2\nflooded 1,1 3',
    refuses: [[end, null]],
  },
  {
    of: ['Beast', WAYS],
    says: 'a door is a way',
    position: 'O ┃q ━q\nseats beast 1,0 rest=1,0',
    refuses: [[end, { code: 'may-not-stay' }]],
  },
  {
    of: ['Beast', OURS],
    says: 'holds what survives the soldier',
    position: 'O ━ ━h ━2\nseats beast 2,0\nsoldiers 2,0 1',
    does: [end],
    luck: { dice: [2] },
    told: ['1 falls with a soldier at 2,0', '2 stays at 2,0 held by seat 0'],
    forest: 'O ━ ━h1 ━',
  },
  {
    of: ['Beast', DARK],
    says: 'one of ours; protects from wreckers; a drum still sounds',
    position: 'O ━ ━u3x ━1\nseats beast 2,0; huntsman 2,0\nmonsters 10 ogre 3,0',
    does: [end],
    luck: { dice: [2] },
    told: ['10 sounds the drum at 2,0, 2 left', '11 troll appears at 2,0'],
    never: ['tile-wrecked', 'grove-taken'],
  },
  {
    of: ['Pigs', DARK],
    says: 'three dark tiles in a turn',
    position: 'O ━\nmarket ━u3wg#20 ━x#21 ━u3#22\nseats three-little-pigs 0,0',
    does: [0, 1, 2].map((slot) => ({ type: 'expand', slot, at: at(`${slot + 2},0`), turn: 0 })),
    forest: 'O ━ ━u3wg ━x ━u3',
  },
  {
    of: ['Piper', FIRE],
    says: 'roads end at closed tiles',
    position: '. ┏ ╸\nO ┻ ╸1\nburning 1,0 3\nseats pied-piper 2,-1',
    does: [end],
    luck: { dice: [2] },
    told: ['1 stays at 2,0'],
  },
  {
    of: ['Piper', WAYS],
    says: 'he draws before the sign',
    position: '. . ╻\nO ━ ┻aN1\nseats pied-piper 1,0',
    does: [end],
    luck: { dice: [2] },
    told: ['1 steps 2,0 to 1,0'],
  },
  {
    of: ['Piper', WAYS],
    says: 'raised bridges are closed',
    position: 'O ━ ━1 ━BW!\nseats pied-piper 3,0',
    does: [end],
    luck: { dice: [2] },
    told: ['1 steps 2,0 to 1,0'],
  },
  {
    of: ['Piper', DARK],
    says: 'one of ours',
    position: 'O ━x ━1\nseats pied-piper 1,0',
    does: [end],
    luck: { dice: [2] },
    told: ['1 steps 2,0 to 1,0'],
    never: ['grove-taken'],
  },
  {
    of: ['Rumpelstiltskin', DARK],
    says: 'drum anew in each of two rolls of movement',
    position: 'O ━ ━u3 ━1 ━1\nseats rumpelstiltskin 0,0\nphase new-monsters',
    does: [bargain('bargain-movement'), end],
    luck: { dice: [2, 2] },
    told: ['1 sounds the drum at 2,0, 2 left', '2 sounds the drum at 2,0, 1 left'],
  },
  {
    of: ['Rumpelstiltskin', DARK],
    says: 'grove anew in each of two rolls of movement',
    position: 'O ━x ━ ━1 ━x ━1\nseats rumpelstiltskin 0,0\nphase new-monsters',
    does: [bargain('bargain-movement'), end],
    luck: { dice: [2, 2] },
    told: ['the grove at 4,0 is taken with 2: 2 hearts', 'the grove at 1,0 is taken with 1: 1 hearts'],
  },
  {
    of: ['Rumpelstiltskin', HOUSES],
    says: 'hush uses up a roll of the bargain',
    position: 'O ━ ━\nseats rumpelstiltskin 0,0\nphase new-monsters\nhush 1',
    does: [bargain('bargain-monsters'), roll, roll],
    luck: { dice: [2] },
    lines: { hush: null, monsters: '1 ogre 2,0' },
  },
  {
    of: ['Rapunzel', FIRE],
    says: 'pulls over a fire, but her own tile, onto which she pulls, is never one',
    position: 'O ━ ━ ━\nseats rapunzel 1,0; beast 3,0\nburning 2,0 3',
    does: [pull],
    lines: { seats: 'rapunzel 1,0; beast 1,0', burning: '2,0 3' },
    refuses: [[walk('2,0'), { code: 'it-burns' }]],
  },
  {
    of: ['Rapunzel', OURS],
    says: 'pulls characters only',
    position: 'O ━ ━\nseats rapunzel 1,0; beast 2,0\nsoldiers 2,0 1\nvillagers 2,0 1',
    does: [pull],
    lines: { seats: 'rapunzel 1,0; beast 1,0', soldiers: '2,0 1', villagers: '2,0 1' },
  },
  {
    of: ['Rapunzel', HOUSES],
    says: 'pulling a messenger onto monsters loses the thing',
    position: 'O ━1 ━ ━♥\nseats rapunzel 1,0; beast 2,0\nthings cake beast',
    does: [pull],
    lines: { things: 'thread lost; slipper lost' },
  },
  {
    of: ['Red Riding Hood', WAYS],
    says: 'a door may reach distance 4',
    position: 'O ━q ━1 ━ ━q\nseats red-riding-hood 1,0 basket',
    does: [walk('4,0')],
    told: ['seat 0: basket delivered at 4,0'],
    lines: { pending: 'clear-place red-riding-hood delivery' },
  },
  {
    of: ['Red Riding Hood', HOUSES],
    says: 'basket and thing are two things: two questions, one after the other',
    position: 'O ━ ━ ━ ━♥ ━1\nseats red-riding-hood 3,0 basket\nthings slipper red-riding-hood',
    does: [walk('4,0')],
    lines: {
      pending: 'clear-place red-riding-hood delivery; delivery',
      things: 'cake red-riding-hood; thread lost',
    },
  },
  {
    of: ['Aladdin', FIRE],
    says: 'cannot fly there',
    position: 'O ━ ━ ━\nseats aladdin 1,0\nburning 2,0 2\nflooded 3,0 2',
    refuses: [
      [fly('2,0'), { code: 'it-burns' }],
      [fly('3,0'), { code: 'under-water' }],
    ],
  },
  {
    of: ['Aladdin', DARK],
    says: 'clear empties a grove',
    position: 'O ━ ━x2\nseats aladdin 0,0',
    does: [{ type: 'use', power: 'clear', at: at('2,0') }, end],
    luck: { dice: [2] },
    forest: 'O ━ ━x',
    never: ['grove-taken'],
  },
  {
    of: ['Aladdin', HOUSES],
    says: 'tongue forbids',
    position: 'O ━1 ━ ╸◆\nseats aladdin 0,0\ncurses tongue 3,0',
    refuses: [
      [fly('2,0'), { code: 'tongue-tied' }],
      [{ type: 'use', power: 'clear', at: at('1,0') }, { code: 'tongue-tied' }],
    ],
  },
  {
    of: ['Aladdin', HOUSES],
    says: 'the die of the Wise Woman may be wished anew',
    position: 'O ━ ━1\nseats aladdin 0,0\nforetold 2',
    does: [end, { type: 'use', power: 'reroll' }],
    luck: { dice: [1] },
    told: ['die 2 for movement', 'die 1 for movement'],
    forest: 'O ━ ━1',
  },
]
