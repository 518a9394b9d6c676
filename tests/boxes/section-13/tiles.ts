import type { Action } from '../../../src/engine/fairy-tale/index.ts'
import { at } from '../../drawn/index.ts'
import { end, roll } from '../support.ts'
import type { Cell } from './cell.ts'

/** Rows of the second table of section 13, with the parts of each. */
export const TILES = {
  chest: ['sign', 'closed entrance', 'soldier'],
  'candy, glade': ['wreckers', 'flood'],
  'gate, wall': ['fire', 'boulder'],
  haste: ['signs', 'drums'],
  capacity: ['thicket'],
  'swap, rotate': ['signs', 'bridges', 'curses'],
  bomb: ['ours', 'drum and grove', 'sparks'],
  'last open road': ['burning', 'flooded', 'raised bridge'],
  'sides, noDen': ['burning den'],
} as const

type Part = (typeof TILES)[keyof typeof TILES][number]

const use = (symbol: 'bomb' | 'river' | 'boulder', place: string): Action => ({
  type: 'use-symbol',
  symbol,
  at: at(place),
})
const rotate = (place: string, turn: 1 | 2): Action => ({
  type: 'use-symbol',
  symbol: 'rotate',
  at: at(place),
  turn,
})

/** A dead end that would close the road to the east, the last but that of the tile in the south. */
const closing: Action = { type: 'expand', slot: 0, at: at('2,0'), turn: 3 }
const roads = (south: string, line = 'turn 2') =>
  `. ╻ .\n╺ O ━\n. ${south} .\nmarket ╹#20 ┃#21 ┏#22\npile 1 ╹◆; 0; 0\n${line}`

export const tileCells: readonly Cell<keyof typeof TILES, Part>[] = [
  {
    of: ['chest', 'sign'],
    says: 'draws before a sign',
    position: '. . ╻ .\nO ━ ╋aN1 ╸▣',
    does: [end],
    luck: { dice: [2] },
    told: ['1 steps 2,0 to 3,0'],
  },
  {
    of: ['chest', 'closed entrance'],
    says: 'its entrance is never a closed tile',
    position: '. ╻1 . .\nO ┻▣ ━ ━\nburning 3,0 3',
    does: [end],
    luck: { dice: [2] },
    told: ['1 put out from 1,0 to 2,0 by treasure-chest: east'],
  },
  {
    of: ['chest', 'soldier'],
    says: 'whoever is put out may meet a soldier there',
    position: '. ╻1 .\nO ┻▣ ━\nsoldiers 2,0 1',
    does: [end],
    luck: { dice: [2] },
    told: ['1 put out from 1,0 to 2,0 by treasure-chest: east', '1 falls with a soldier at 2,0'],
  },
  {
    of: ['candy, glade', 'wreckers'],
    says: 'are wrecked by wreckers first',
    position: '━☾ ━ O ━ ━⌂ ━1\nmonsters 10 ogre 3,0',
    does: [end],
    luck: { dice: [2] },
    told: ['10 wrecks ━⌂#4 at 2,0'],
    never: ['monster-delayed'],
  },
  {
    of: ['candy, glade', 'wreckers'],
    says: 'so is a glade, where nobody sleeps then',
    position: 'O ━ ━☾ ━1\nmonsters 10 ogre 3,0',
    does: [end, roll, end],
    luck: { dice: [2, 2, 2] },
    told: ['10 wrecks ━☾#2 at 2,0', '10 steps 2,0 to 1,0'],
  },
  {
    of: ['candy, glade', 'flood'],
    says: 'flooded they are empty',
    position: 'O ━v ━⌂1 ━☾1\nmonsters 1 ogre 2,0 candy-house; 2 ogre 3,0\nseats huntsman 1,0',
    does: [use('river', '2,0')],
    forest: 'O ━v! ━⌂ ━☾',
    lines: { monsters: null },
  },
  {
    of: ['gate, wall', 'fire'],
    says: 'a gate burns with its tile',
    position: 'O ━ ━GE ━\nburning 2,0 1',
    does: [end],
    luck: { dice: [1] },
    told: ['━GE#2 at 2,0 burns down'],
    forest: 'O ━ . ━',
  },
  {
    of: ['gate, wall', 'fire'],
    says: 'a wall grows shorter when it burns: one monster then breaks what was two long',
    position: '╺ O ━ ━nWE ━1\n. . . ┃WS .\nburning 2,1 1',
    does: [end, roll, end],
    luck: { dice: [2, 4, 2] },
    told: ['1 stays at 3,0', '1 breaks wall at 2,0 to the east', '1 steps 3,0 to 2,0'],
  },
  {
    of: ['gate, wall', 'boulder'],
    says: 'boulders leave them',
    position: 'O ━k ━GE1 ━WW1 ━\nseats huntsman 1,0',
    does: [use('boulder', '2,0')],
    forest: 'O ━k! ━GE ━WW ━',
  },
  {
    of: ['haste', 'signs'],
    says: 'a hasty run goes on through signs',
    position: '. . . ╻ .\nO ━ ━ ┻aNh ━1',
    does: [end],
    luck: { dice: [2] },
    told: ['1 steps 4,0 to 3,0', '1 steps 3,0 to 3,-1 in haste'],
  },
  {
    of: ['haste', 'drums'],
    says: 'drums wait for its end',
    position: 'O ━ ━u3h ━1',
    does: [end],
    luck: { dice: [2] },
    told: ['1 steps 2,0 to 1,0 in haste', '1 sounds the drum at 2,0, 2 left'],
  },
  {
    of: ['capacity', 'thicket'],
    says: 'thicket takes one from three: two are a full tile, and break a gate',
    position: '╺◆ O ━GE ━2\ncurses thicket -1,0',
    does: [end],
    luck: { dice: [2] },
    told: ['1 breaks gate at 1,0 to the east'],
  },
  {
    of: ['swap, rotate', 'signs'],
    says: 'signs turn with the tile',
    position: 'O ━r ━aE\nseats huntsman 1,0',
    does: [rotate('2,0', 2)],
    forest: 'O ━r ━aW',
  },
  {
    of: ['swap, rotate', 'bridges'],
    says: 'bridges turn with the tile, and a raised one stays raised',
    position: 'O ━r ━BE!\nseats huntsman 1,0',
    does: [rotate('2,0', 2)],
    forest: 'O ━r ━BW!',
  },
  {
    of: ['swap, rotate', 'curses'],
    says: 'curses follow the diamond’s place, which is never swapped',
    position: 'O ━ ━s ╸◆\nseats huntsman 2,0\ncurses mist 3,0\nmarket ┃#20',
    lines: { curses: 'mist 3,0' },
    refuses: [
      [
        { type: 'use-symbol', symbol: 'swap', at: at('3,0'), slot: 0, turn: 0 },
        { code: 'building-stays', building: 'diamond' },
      ],
    ],
  },
  {
    of: ['bomb', 'ours'],
    says: 'is refused where a soldier or villager stands',
    position: 'O ━ ━ ━b ━\nseats huntsman 3,0\nsoldiers 4,0 1\nvillagers 2,0 1',
    refuses: [
      [use('bomb', '4,0'), { code: 'somebody-stands-there' }],
      [use('bomb', '2,0'), { code: 'somebody-stands-there' }],
    ],
  },
  {
    of: ['bomb', 'drum and grove'],
    says: 'destroys a drum or grove',
    position: 'O ━ ━b ━u3x2\nseats huntsman 2,0',
    does: [use('bomb', '3,0')],
    forest: 'O ━ ━b!',
    told: ['seat 0 destroys ━u3x#3 at 3,0 with 1 2'],
    never: ['grove-taken', 'drum-sounded'],
  },
  {
    of: ['bomb', 'sparks'],
    says: 'its sparks light the tile beyond',
    position: 'O ━ ━b ━ ━1\nseats huntsman 2,0',
    does: [use('bomb', '3,0')],
    lines: { burning: '4,0 3', monsters: null },
  },
  {
    of: ['last open road', 'burning'],
    says: 'counts roads of burning tiles',
    position: roads('┃', 'burning 0,1 3'),
    refuses: [[closing, null]],
  },
  {
    of: ['last open road', 'flooded'],
    says: 'and of flooded ones',
    position: roads('┃', 'flooded 0,1 3'),
    refuses: [[closing, null]],
  },
  {
    of: ['last open road', 'raised bridge'],
    says: 'a raised bridge is a road',
    position: roads('┃BS!'),
    refuses: [[closing, null]],
  },
  {
    of: ['last open road', 'raised bridge'],
    says: 'without any of them it may not be closed',
    position: roads('╹'),
    refuses: [[closing, { code: 'closes-the-last-road' }]],
  },
  {
    of: ['sides, noDen', 'burning den'],
    says: 'a burning den counts as none',
    position: 'O ━ ━∩\nburning 2,0 3\nphase new-monsters',
    does: [roll],
    luck: { dice: [6, 2] },
    told: ['no den: roll-again', '1 ogre appears at 1,0'],
  },
]
