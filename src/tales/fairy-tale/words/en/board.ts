import type { BasicBuildingId, BasicSymbolId, Shape } from '../../../../engine/fairy-tale/index.ts'
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

/** Words of the board. */
export const board = {
  name: 'The forest',
  help: 'Plus and minus zoom, zero shows the whole forest, arrow keys move the view.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole forest',
  full: 'FULL',
  /** Of monsters that may hurt the oak and cannot be seen: over which edge of the view they stand. */
  threatBeyond: (side: 'north' | 'east' | 'south' | 'west', count: number) =>
    `Out of sight in the ${side}: ${plural(count, 'a monster that threatens the Oak. Show it', `${inWords(count)} monsters that threaten the Oak. Show them`)}`,
  signs: { north: 'North', east: 'East', south: 'South', west: 'West' },
  /** A place as steps from the oak. */
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
  walkHere: (tile: string) => `Walk here: ${tile}`,
  placeAt: (place: string) => `Lay the tile at ${place}`,
  placeAimed: (place: string) => `Lay the tile here, at ${place}`,
  doesNotFit: (place: string) => `The tile does not fit at ${place}`,
  turnTile: 'Turn the tile',
  /** Where a finger could mean several. */
  whichMonster: 'Which monster?',
  whichHero: 'Whom?',
  remove: (kind: Kind, number: number) => `Remove the ${single[kind]}, number ${number}`,
  removeAll: (count: number) =>
    count === 1
      ? 'Remove the monster on this tile'
      : `Remove ${count === 2 ? 'both' : `all ${inWords(count)}`} monsters on this tile`,
  flyHere: (tile: string) => `Fly here: ${tile}`,
  clearHere: (count: number, tile: string) =>
    `Clear ${inWords(count)} ${plural(count, 'monster', 'monsters')} from here: ${tile}`,
  fellHere: (tile: string) => `Fell this tile: ${tile}`,
  /** Symbols that are used on a tile next door. */
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
        ? `${words}: the tile alone`
        : `${words}: tile and ${monsters} ${plural(monsters, 'monster', 'monsters')}`,
  },
  pull: (character: string, place: string) => `Pull ${character} here, from ${place}`,
  /** Which tile is to be cleared: for the basket, or next to a building. */
  askClear: (name: string) =>
    `The basket is delivered: ${name} may clear one tile of all its monsters. Which?`,
  askClearNextTo: (name: string, building: string) =>
    `${capital(building)}: which tile next to it? ${capital(name)} may clear one of all its monsters.`,
  withBasket: (character: string) => `${character} with the basket`,
  askSpawn: (count: number) =>
    `A five: from which side ${plural(count, 'shall the new monster come', `shall the ${inWords(count)} new monsters come`)}?`,
  sides: { north: 'The North', east: 'The East', south: 'The South', west: 'The West' },
  monsterNumbers: (kind: string, numbers: readonly number[]) => `${kind} ${numbers.join(', ')}`,
  nothingToAsk: 'No monster is there to be asked about.',
  askMovement: 'A five: the monsters of which side shall move?',
  wouldMove: (count: number) => (count === 0 ? 'nobody moves' : `${count} ${plural(count, 'moves', 'move')}`),
  /** What a side costs, on its sign. */
  price: ({ hurt, ends }: { hurt: number; ends: boolean }) => {
    if (ends) return 'the end'
    return hurt === 0 ? 'safe' : countNoun(hurt, 'heart', 'hearts')
  },
  wouldCome: (count: number) => `${count} ${plural(count, 'comes', 'come')}`,
  /** Where they are dealt over all sides. */
  wouldBegin: (count: number) => `${count} ${plural(count, 'comes', 'come')}, the first of them here`,
  comeElsewhere: (side: string) => `they come from the ${side}`,
  /** Said with the question, where keys are heard. */
  sideKeys: 'Key 1 is North, 2 East, 3 South, 4 West.',
  chooseSide: (side: string, consequence: string) => `${side}: ${consequence}`,
  layHere: (side: string) => `Lay the tile ${side} of the Oak`,
  emptySpot: (side: string) => `Empty place ${side} of the Oak. Choose a first tile`,
  laidTile: (tile: string) => `Turn the first tile: ${tile}`,
  swapHere: (tile: string) => `Swap with the first tile: ${tile}`,
}

const once = (spent: boolean, whole: string, used: string) => (spent ? used : whole)

/** Names of special tiles, small, as within a sentence. */
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

/** What a tile is called by the shape of its roads, as within a sentence. */
const shapes = wordsByKey<Shape>({
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
  /** Names of symbols, small, as within a sentence. */
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
  /** What a symbol is on its tile: on which sides, with which number, used up or broken. */
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
  /** A tile with what it bears. */
  bearing: (tile: string, symbols: string) => `${tile} with ${symbols}`,
}
