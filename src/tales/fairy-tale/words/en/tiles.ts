import type { BasicBuildingId, BasicSymbolId, Shape } from '../../../../engine/fairy-tale/index.ts'
import { counted, inWords } from '../../../../ui/text/en/numbers.ts'
import { wordsOf } from '../../../../ui/text/words-of.ts'

const once = (spent: boolean, whole: string, used: string) => (spent ? used : whole)

/** Names of special tiles, small, as within a sentence. */
const buildings = wordsOf<BasicBuildingId>({
  diamond: 'dark diamond',
  den: 'monster den',
  'sleeping-glade': 'sleeping glade',
  'candy-house': 'candy house',
  'treasure-chest': 'treasure chest',
  palace: 'palace',
  catapult: 'catapult',
  trapdoor: 'trapdoor',
})

/** What a tile is called by the shape of its roads, as within a sentence. */
const shapes = wordsOf<Shape>({
  'dead-end': 'dead end',
  straight: 'straight',
  corner: 'corner',
  tee: 'T-crossing',
  cross: 'crossroads',
})

/** Words of tiles: the shapes of their roads, and what stands on them. */
export const tiles = {
  shapes,
  buildings,
  /** The one that is spoken of: a special tile, or a symbol. */
  the: wordsOf<BasicBuildingId | BasicSymbolId>({
    diamond: 'the dark diamond',
    den: 'the monster den',
    'sleeping-glade': 'the sleeping glade',
    'candy-house': 'the candy house',
    'treasure-chest': 'the treasure chest',
    palace: 'the palace',
    catapult: 'the catapult',
    trapdoor: 'the trapdoor',
    wood: 'the wood',
    gold: 'the gold',
    magic: 'the magic',
    distraction: 'the bell',
    bomb: 'the bomb',
    swap: 'the swap',
    rotate: 'the rotation',
    haste: 'the haste',
    'fixed-order': 'the fixed order',
    capacity: 'the room',
    gate: 'the gate',
    wall: 'the wall',
  }),
  open: (building: string) => `open ${building}`,
  /** Names of symbols, small, as within a sentence. */
  symbols: wordsOf<BasicSymbolId>({
    wood: 'wood',
    gold: 'gold',
    magic: 'magic',
    distraction: 'bell',
    bomb: 'bomb',
    swap: 'swap',
    rotate: 'rotate',
    haste: 'haste',
    'fixed-order': 'fixed order',
    capacity: 'room',
    gate: 'gate',
    wall: 'wall',
  }),
  /** What a symbol is on its tile: on which sides, with which number, used up or broken. */
  bears: wordsOf<BasicSymbolId, (sides: readonly string[], number: number, spent: boolean) => string>({
    wood: () => 'wood',
    gold: () => 'gold',
    magic: () => 'magic',
    distraction: () => 'a bell',
    bomb: (_sides, _number, spent) => once(spent, 'a bomb', 'a used-up bomb'),
    swap: () => 'swap',
    rotate: () => 'rotate',
    haste: () => 'haste',
    'fixed-order': (sides) => `the fixed order ${sides.join(', ')}`,
    capacity: (_sides, number) => `room for ${counted(number, 'monster', 'monsters')}`,
    gate: ([side = ''], _number, spent) => `${once(spent, 'a gate', 'a broken gate')} on its ${side} road`,
    wall: ([side = ''], _number, spent) => `${once(spent, 'a wall', 'a broken wall')} on its ${side} road`,
  }),
  /** Several of the same symbol on one tile. */
  several: (count: number, symbol: string) => `${inWords(count)} ${symbol}`,
  /** A tile with what it bears. */
  bearing: (tile: string, symbols: string) => `${tile} with ${symbols}`,
}
