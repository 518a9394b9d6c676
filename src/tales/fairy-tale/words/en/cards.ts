import type { BasicBuildingId, BasicSymbolId, MonsterKind } from '../../../../engine/fairy-tale/index.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

const monsters = (n: number) => countNoun(n, 'monster', 'monsters')

/** The origin of a kind of monster, and the aim of all. */
const monster = (from: string) => `It came from ${from}. It wants to go straight at the Oak.`

/** The info cards: nature and effect of a thing, in one sentence each. */
export const cards = {
  /** The section of the rules. */
  section: (section: string) => `Section ${section}`,
  rulings: (numbers: readonly number[]) => `${numbers.length > 1 ? 'rules' : 'rule'} ${numbers.join(', ')}`,

  symbols: wordsByKey<BasicSymbolId>({
    wood: 'Counts for tiles that cost wood. You never use it up.',
    gold: 'Counts for tiles that cost gold. You never use it up.',
    magic: 'Counts for tiles that cost magic. You never use it up.',
    distraction: 'Monsters on connected tiles move here first.',
    bomb: 'Stand here to blow up one tile next door, with its monsters. Works once.',
    swap: 'Stand here to swap a tile next door for a market tile, instead of laying one.',
    rotate: 'Stand here to turn a tile next door, instead of laying one.',
    haste: 'A monster that arrives here takes another step at once.',
    'fixed-order': 'If its way is blocked, a monster here tries the sides in the order of the numbers.',
    capacity: 'This number of monsters fills the tile, instead of three.',
    gate: 'Blocks its road for monsters, both ways, until the monsters of a full tile break it.',
    wall: 'Blocks its road until enough monsters stand before it: one for each tile of its length.',
  }),
  spent: 'It is used up.',
  broken: {
    gate: 'It is broken: the road is open.',
    wall: 'It is broken here: the road is open.',
  },
  breaksBefore: (n: number) =>
    n === 1 ? 'One alone does nothing. Build two.' : `${capital(monsters(n))} before it would break it now.`,
  /** Several of the same, as a title. */
  several: (symbol: string, count: number) => `${symbol} × ${count}`,
  inOrder: (sides: string) => `In this order: ${sides}.`,
  onRoad: (side: string) => `It is on the road ${side}.`,

  buildings: wordsByKey<BasicBuildingId>({
    diamond: 'Step onto it to break it, with its monsters. Until then, monsters can come out of it.',
    den: 'On a 6, new monsters can come out of here.',
    'sleeping-glade': 'A monster that is alone here sleeps and stays.',
    'candy-house': 'A monster that enters nibbles and misses its next step.',
    'treasure-chest': 'Monsters next door go to it. It sends them to the entrance of its side.',
    palace: 'Monsters cannot enter. Heroes can.',
    catapult: 'Step onto it to clear all monsters from one tile next door.',
    trapdoor: 'The first monster to enter falls through and is gone. A hero who steps here sets it again.',
  }),
  set: { trapdoor: 'It is set.' },
  sprung: { trapdoor: 'It is open.' },
  /** A price: the icons it needs in the forest, and those there. */
  cost: (need: number, symbol: string, have: number) => `${need} ${symbol} (the forest has ${have})`,
  costs: (list: string) => `It costs ${list}.`,
  free: 'It costs nothing.',

  roads: (roads: string) => `Roads ${roads}.`,
  oneRoad: (road: string) => `A road ${road}.`,
  crowd: (count: number, capacity: number) =>
    count === 0
      ? `Room for ${monsters(capacity)}.`
      : `${capital(monsters(count))} of ${inWords(capacity)}${count >= capacity ? ': full' : ''}.`,
  neverFull: 'It never becomes full.',
  oak: 'A monster that reaches it is gone, and the Oak loses a heart.',

  monsters: wordsByKey<MonsterKind>({
    'frost-giant': monster('the north'),
    ogre: monster('the east'),
    'big-bad-wolf': monster('the south'),
    'ice-witch': monster('the west'),
    troll: monster('a den'),
  }),
  /** The same for one among several. */
  numberOf: (n: number, note: string) => `${n}: ${note}`,

  carried: {
    basket: {
      name: 'Basket',
      does: 'Carry it past all monsters, four tiles from the Oak. Then clear any one tile.',
    },
    clock: { name: 'Midnight clock', does: 'Every fourth turn of hers, Cinderella can only walk.' },
    lamp: {
      name: 'Lamp',
      does: 'Each star is a wish, for the whole game: fly, clear a tile, or roll the die again.',
    },
  },

  hearts: {
    name: 'Hearts of the Oak',
    does: 'Each monster that reaches the Oak takes one. When the last is gone, you lose.',
  },
  goals: {
    'last-tile': {
      name: 'The last tile',
      does: 'You win when a turn is over and the draw pile is empty. Broken diamonds only stop being dens.',
    },
    rounds: {
      name: 'Twenty turns',
      does: 'You win when turn twenty is over and the Oak still stands. Broken diamonds only stop being dens.',
    },
    monsters: {
      name: 'Monsters to defeat',
      does: 'You win when a turn is over and this many are gone without reaching the Oak. Broken diamonds only stop being dens.',
    },
  },
  diamonds: {
    name: 'Dark diamonds',
    does: 'Find all three, lay them, and step onto them. With the third you win.',
  },
  die: {
    name: 'Die',
    'new-monsters': '1 to 4: a side, from north clockwise; 5: you choose; 6: out of a den.',
    movement: '1 to 4: the monsters of a side, from north clockwise; 5: you choose; 6: all.',
  },
  acts: {
    walk: 'Steps along a road to the tile next door. Monsters never stop a hero.',
    expand: 'Lays a market tile next to the forest, where its roads fit.',
    remove: 'Takes one monster off the hero’s tile.',
  },
  leftNow: (n: number) => (n === 0 ? 'None left this turn.' : `${capital(inWords(n))} left this turn.`),
  side: (face: number) =>
    `On a ${face}, new monsters enter at this end of the forest, or those on this side take a step.`,
  /** The place where new monsters of a side appear now; ends with a place. */
  entrance: (place: string) => `Now they enter at ${place}, in the gold frame.`,
  pile: {
    name: 'Draw pile',
    does: 'Each laid tile is replaced from here. Each third hides a dark diamond.',
  },
}
