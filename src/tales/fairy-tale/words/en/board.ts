import type { BasicBuildingId, BasicSymbolId, RoadShape } from '../../../../engine/fairy-tale/index.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { common } from './base.ts'

/** `one` for a single thing, else `other`. */
const plural = (count: number, one: string, other: string) => (count === 1 ? one : other)

const several = {
  'frost-giant': 'Frost Giants',
  ogre: 'Ogres',
  'big-bad-wolf': 'Big Bad Wolves',
  'ice-witch': 'Ice Witches',
  troll: 'Trolls',
}
const single = common.monsters
type Kind = keyof typeof single

export const board = {
  name: 'The forest',
  help: 'Plus and minus zoom, zero shows the whole forest, arrow keys move the view.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole forest',
  full: 'FULL',
  /** Off-screen monsters that may hurt the Oak, by the edge of the view. */
  threatBeyond: (side: 'north' | 'east' | 'south' | 'west', count: number) =>
    `Out of sight in the ${side}: ${plural(count, 'a monster that threatens the Oak. Show it', `${inWords(count)} monsters that threaten the Oak. Show them`)}`,
  signs: { north: 'North', east: 'East', south: 'South', west: 'West' },
  /** A place as steps from the Oak. */
  place: (east: number, south: number) => {
    const across = east === 0 ? '' : `${Math.abs(east)} ${east > 0 ? 'east' : 'west'}`
    const down = south === 0 ? '' : `${Math.abs(south)} ${south > 0 ? 'south' : 'north'}`
    return [across, down].filter(Boolean).join(' ')
  },
  oak: 'the Great Wise Oak, roads on all sides',
  tile: (shape: string, place: string, roads: string) => `${shape} at ${place}: roads ${roads}`,
  tileOneRoad: (shape: string, place: string, road: string) => `${shape} at ${place}: a road ${road}`,
  monsters: (kind: Kind, count: number) =>
    `${count === 1 && (kind === 'ogre' || kind === 'ice-witch') ? 'an' : count === 1 ? 'a' : inWords(count)} ${plural(count, single[kind], several[kind])}`,
  /** Of the monsters on a tile. */
  rests: {
    nibbles: (count: number) => `${inWords(count)} ${plural(count, 'nibbles', 'nibble')}`,
    sleeps: (count: number) => `${inWords(count)} ${plural(count, 'sleeps', 'sleep')}`,
  },
  isFull: 'full',
  onTurn: (character: string) => `${character}, on turn`,
  walkAndDrop: (tile: string) => `Walk here and drop the basket: ${tile}`,
  /** Confirms a walk onto monsters with the basket. */
  drop: 'Walk there and drop the basket',
  dropAsks: 'She would drop the basket here. Press again to walk there.',
  walkHere: (tile: string) => `Walk here: ${tile}`,
  placeAt: (place: string) => `Lay the tile at ${place}`,
  placeAimed: (place: string) => `Lay the tile here, at ${place}`,
  doesNotFit: (place: string) => `The tile does not fit at ${place}`,
  turnTile: 'Turn the tile',
  /** If a touch could mean several monsters. */
  whichMonster: 'Which monster?',
  whichHero: 'Which hero?',
  remove: (kind: Kind, number: number) => `Remove the ${single[kind]}, number ${number}`,
  removeAll: (count: number) =>
    count === 1
      ? 'Remove the monster on this tile'
      : `Remove ${count === 2 ? 'both' : `all ${inWords(count)}`} monsters on this tile`,
  flyHere: (tile: string) => `Fly here: ${tile}`,
  clearHere: (count: number, tile: string) =>
    `Clear ${inWords(count)} ${plural(count, 'monster', 'monsters')} from here: ${tile}`,
  fellHere: (tile: string) => `Fell this tile: ${tile}`,
  /** Symbols that are used on a neighbouring tile. */
  use: {
    on: {
      destroy: (tile: string) => `Aim the bomb here: ${tile}`,
      swap: (tile: string) => `Aim the swap here: ${tile}`,
      turn: (tile: string) => `Aim the turn here: ${tile}`,
    },
    aimed: (means: string, tile: string) => `${means}. Here: ${tile}`,
    now: { destroy: 'Blow it up', swap: 'Swap', turn: 'Lay it so' },
    withAll: (words: string, monsters: number) =>
      monsters === 0
        ? `${words}: only the tile`
        : `${words}: tile and ${monsters} ${plural(monsters, 'monster', 'monsters')}`,
  },
  pull: (character: string, place: string) => `Pull ${character} here, from ${place}`,
  /** Which tile is to be cleared: for the basket, or next to a building. */
  askClear: (name: string) => `Basket delivered! ${name} can clear all monsters from one tile. Which one?`,
  askClearNextTo: (name: string, building: string) =>
    `${capital(building)}: ${name} can clear all monsters from one tile next to it. Which one?`,
  withBasket: (character: string) => `${character} with the basket`,
  askSpawn: (count: number) =>
    `A five! Which side ${plural(count, 'does the new monster', `do the ${inWords(count)} new monsters`)} come from?`,
  /** The four signs together, for screen readers. */
  sidesName: 'Sides of the forest',
  sides: { north: 'The North', east: 'The East', south: 'The South', west: 'The West' },
  monsterNumbers: (kind: string, numbers: readonly number[]) => `${kind} ${numbers.join(', ')}`,
  nothingToAsk: 'There is no monster here.',
  askMovement: 'A five! Which side’s monsters move?',
  wouldMove: (count: number) => (count === 0 ? 'none moves' : `${count} ${plural(count, 'moves', 'move')}`),
  /** The cost of a side, on its sign. */
  price: ({ hurt, ends }: { hurt: number; ends: boolean }) => {
    if (ends) return 'you lose'
    return hurt === 0 ? 'safe' : countNoun(hurt, 'heart', 'hearts')
  },
  wouldCome: (count: number) => `${count} ${plural(count, 'comes', 'come')}`,
  /** If they are dealt over all sides. */
  wouldBegin: (count: number) => `${count} ${plural(count, 'comes', 'come')}, the first one here`,
  comeElsewhere: (side: string) => `they come from the ${side}`,
  /** Added to the question for keyboard users. */
  sideKeys: 'Key 1 is North, 2 East, 3 South, 4 West.',
  chooseSide: (side: string, consequence: string) => `${side}: ${consequence}`,
  /** The button that chooses a side on a phone: for the movement, or for new monsters. */
  moveSide: (side: string) => `Move the ${side}`,
  comeFrom: (side: string) => `From the ${side}`,
  layHere: (side: string) => `Lay the tile ${side} of the Oak`,
  emptySpot: (side: string) => `Empty place ${side} of the Oak. Choose a first tile`,
  laidTile: (tile: string) => `Turn the first tile: ${tile}`,
  swapHere: (tile: string) => `Swap with the first tile: ${tile}`,
}

const once = (spent: boolean, whole: string, used: string) => (spent ? used : whole)

/** Names of special tiles in lower case, as within a sentence. */
const buildings = wordsByKey<BasicBuildingId>({
  diamond: 'dark diamond',
  den: 'monster den',
  'sleeping-glade': 'sleeping glade',
  'candy-house': 'candy house',
  'treasure-chest': 'treasure chest',
  palace: 'palace',
  catapult: 'catapult',
  trapdoor: 'trapdoor',
})

/** Names of tiles by the shape of their roads, as within a sentence. */
const shapes = wordsByKey<RoadShape>({
  'dead-end': 'dead end',
  straight: 'straight',
  corner: 'corner',
  tee: 'T-crossing',
  cross: 'crossroads',
})

/** Words of tiles: the shapes of their roads, their buildings and symbols. */
export const tiles = {
  shapes,
  buildings,
  /** With the article: a special tile or a symbol already mentioned. */
  the: wordsByKey<BasicBuildingId | BasicSymbolId>({
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
  /** Names of symbols in lower case, as within a sentence. */
  symbols: wordsByKey<BasicSymbolId>({
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
  /** A symbol on its tile, with its sides, its number, and its state. */
  bears: wordsByKey<BasicSymbolId, (sides: readonly string[], number: number, spent: boolean) => string>({
    wood: () => 'wood',
    gold: () => 'gold',
    magic: () => 'magic',
    distraction: () => 'a bell',
    bomb: (_sides, _number, spent) => once(spent, 'a bomb', 'a used-up bomb'),
    swap: () => 'swap',
    rotate: () => 'rotate',
    haste: () => 'haste',
    'fixed-order': (sides) => `the fixed order ${sides.join(', ')}`,
    capacity: (_sides, number) => `room for ${countNoun(number, 'monster', 'monsters')}`,
    gate: ([side = ''], _number, spent) => `${once(spent, 'a gate', 'a broken gate')} on its ${side} road`,
    wall: ([side = ''], _number, spent) => `${once(spent, 'a wall', 'a broken wall')} on its ${side} road`,
  }),
  /** Several of the same symbol on one tile. */
  several: (count: number, symbol: string) => `${inWords(count)} ${symbol}`,
  /** A tile with its symbols. */
  bearing: (tile: string, symbols: string) => `${tile} with ${symbols}`,
}
