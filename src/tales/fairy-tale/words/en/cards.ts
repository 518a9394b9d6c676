import type { BasicBuildingId, BasicSymbolId, MonsterKind } from '../../../../engine/fairy-tale/index.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

const monsters = (n: number) => countNoun(n, 'monster', 'monsters')

/** Where monsters of a kind come from, and what all of them want. */
const monster = (from: string) => `It came from ${from}, and wants to go straight at the Oak.`

/** The cards: what a thing is and does, in one sentence each. */
export const cards = {
  /** Where the rules say it. */
  section: (section: string) => `Section ${section}`,
  rulings: (numbers: readonly number[]) => `${numbers.length > 1 ? 'rules' : 'rule'} ${numbers.join(', ')}`,

  symbols: wordsByKey<BasicSymbolId>({
    wood: 'Counts toward tiles that cost wood, and is never spent.',
    gold: 'Counts toward tiles that cost gold, and is never spent.',
    magic: 'Counts toward tiles that cost magic, and is never spent.',
    distraction: 'Monsters on tiles joined to this one turn here first.',
    bomb: 'Stand here and blow up one tile next door, monsters and all, once.',
    swap: 'Stand here and, instead of laying a tile, swap a tile next door for one of the market.',
    rotate: 'Stand here and, instead of laying a tile, turn a tile next door where it lies.',
    haste: 'A monster that arrives here at once takes another step.',
    'fixed-order': 'A monster whose desired way is barred tries the sides in the order of the numbers.',
    capacity: 'So many monsters fill this tile, instead of three.',
    gate: 'Bars its road to monsters, both ways, until the monsters of a full tile break it.',
    wall: 'Bars its road until enough monsters stand before it: one for each tile of its length.',
  }),
  spent: 'It is used up.',
  broken: {
    gate: 'It is broken: the road is open.',
    wall: 'It is broken here: the road is open.',
  },
  breaksBefore: (n: number) =>
    n === 1 ? 'Alone it stops nobody: build two.' : `${capital(monsters(n))} before it would break it now.`,
  /** A symbol with its number, as a title. */
  /** Several of the same, as a title. */
  several: (symbol: string, count: number) => `${symbol} × ${count}`,
  inOrder: (sides: string) => `In this order: ${sides}.`,
  onRoad: (side: string) => `It stands on the road ${side}.`,

  buildings: wordsByKey<BasicBuildingId>({
    diamond: 'Step onto it and it breaks, monsters and all; until then monsters may come out of it.',
    den: 'When a 6 is rolled, new monsters come out of here.',
    'sleeping-glade': 'A monster that is alone here sleeps, and stays.',
    'candy-house': 'A monster that enters nibbles, and misses its next step.',
    'treasure-chest': 'Monsters next door turn to it; whoever enters is put out at the entrance of its side.',
    palace: 'Monsters may not enter; heroes may.',
    catapult: 'Step onto it and clear one tile next door of all its monsters.',
    trapdoor: 'The first monster to enter falls through and is gone; a hero who steps here sets it again.',
  }),
  set: { trapdoor: 'It is set.' },
  sprung: { trapdoor: 'It is open.' },
  /** What must lie in the forest for it, and what does. */
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
  oak: 'A monster that reaches it is gone, and takes one of its hearts along.',

  monsters: wordsByKey<MonsterKind>({
    'frost-giant': monster('the north'),
    ogre: monster('the east'),
    'big-bad-wolf': monster('the south'),
    'ice-witch': monster('the west'),
    troll: monster('a den'),
  }),
  /** The same of one among several. */
  numberOf: (n: number, note: string) => `${n}: ${note}`,

  carried: {
    basket: {
      name: 'Basket',
      does: 'Carried past all monsters to a tile four from the Oak, it clears any one tile.',
    },
    clock: { name: 'Midnight clock', does: 'On every fourth of her turns Cinderella can only walk.' },
    lamp: {
      name: 'Lamp',
      does: 'Each star is a wish, for the whole game: fly, clear a tile, or roll the die again.',
    },
  },

  hearts: {
    name: 'Hearts of the Oak',
    does: 'Each monster that reaches the Oak takes one; with the last the tale is lost.',
  },
  goals: {
    'last-tile': {
      name: 'The last tile',
      does: 'When a turn is over and the draw pile is empty, the tale is won. Broken diamonds only stop being dens.',
    },
    rounds: {
      name: 'Twenty turns',
      does: 'When turn twenty is over and the Oak still stands, the tale is won. Broken diamonds only stop being dens.',
    },
    monsters: {
      name: 'Monsters to defeat',
      does: 'When a turn is over and so many are gone that did not reach the Oak, the tale is won. Broken diamonds only stop being dens.',
    },
  },
  diamonds: {
    name: 'Dark diamonds',
    does: 'Find all three, lay them, and step onto them: with the third the tale is won.',
  },
  die: {
    name: 'Die',
    'new-monsters': '1 to 4: a side, from north clockwise; 5: you choose; 6: out of a den.',
    movement: '1 to 4: the monsters of a side, from north clockwise; 5: you choose; 6: all.',
  },
  acts: {
    walk: 'Steps along a road to the tile next door; monsters never stop a hero.',
    expand: 'Lays a tile of the market next to the forest, where its roads fit.',
    remove: 'Takes one monster off the tile on which the hero stands.',
  },
  leftNow: (n: number) => (n === 0 ? 'None left in this turn.' : `${capital(inWords(n))} left in this turn.`),
  side: (face: number) =>
    `At a ${face}, new monsters come in at this end of the forest, or those on this side take a step.`,
  pile: {
    name: 'Draw pile',
    does: 'Each tile that is laid is replaced from here; each third hides a dark diamond.',
  },
}
