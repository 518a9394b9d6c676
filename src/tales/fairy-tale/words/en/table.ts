import { capital, countNoun, inWords, ordinal } from '../../../../ui/text/en/numbers.ts'
import { baseWords } from './base.ts'
import { board, tiles } from './board.ts'
import { foresight } from './foresight.ts'
import { log, refusals } from './log.ts'

/** "Anna’s", "Puss in Boots’". */
const whose = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`)

/** Words of the table: the sheets round the board, the market, the hand, the die. */
export const table = {
  name: 'The table',

  /** The sheet of the character on turn. */
  hero: {
    heading: 'On turn',
    ledBy: (player: string) => `led by ${player}`,
    walk: 'Walk',
    expand: 'Lay a tile',
    /** The same in one word, below a drawn tile. */
    lay: 'Lay',
    remove: 'Remove',
    left: (n: number) => (n === 0 ? 'none left' : `${n} left`),
    /** What a power takes of the lamp, which so many wishes are left in. */
    takesWish: (left: number) => (left === 0 ? 'no wish left' : 'takes a wish'),
    wishing: 'Wishes',
    wishes: (n: number) => (n === 0 ? 'no wish left' : n === 1 ? '1 wish' : `${n} wishes`),
    /** Names that may be too long for a line, with soft hyphens. */
    longNames: {
      rumpelstiltskin: 'Rumpel\u00ADstiltskin',
      'pied-piper': 'Pied Piper',
    },
    basket: 'Carries the basket.',
    clock: (turn: number) =>
      turn === 4 ? 'Midnight: she can only walk.' : `Turn ${turn} of four to midnight.`,
    /** The wishes of the lamp that are left, and those that are used up. */
    lamp: (wishes: number, used: number) =>
      `${wishes === 0 ? 'No wish' : capital(countNoun(wishes, 'wish', 'wishes'))} left in the lamp${used === 0 ? '' : `, ${inWords(used)} used`}.`,
    next: 'next to play',
    after: (hero: string) => `after ${hero}`,
    /** Of a hero who was carried off. */
    gone: 'carried off',
    others: 'Then come',
    playerAnd: (player: string, when: string) => `${player}, ${when}`,
  },

  /** Powers that are used when one likes. */
  power: {
    names: { pull: 'Pull', fly: 'Fly', clear: 'Clear' },
    means: {
      pull: 'Pulls another hero from within three tiles onto this tile, once a turn.',
      fly: 'A wish: flies to any tile at once.',
      clear: 'A wish: all monsters leave one tile, wherever it lies.',
      reroll: 'A wish: the die is rolled again, and then it stands.',
    },
    toAim: {
      pull: 'Press a hero with a blue ring: that hero comes onto this tile.',
      fly: 'Press a tile with a blue wing: there one wish leads.',
      clear: 'Press a tile in a blue frame: for one wish, all monsters leave it.',
    },
    ready: (name: string, aim: string) => `${name}. ${aim}`,
    bargain: 'A bargain instead of an ordinary turn',
    bargains: {
      'bargain-movement': { name: 'None come', means: 'but they move twice' },
      'bargain-monsters': { name: 'None move', means: 'but new ones come twice' },
    },
    askDie: 'Shall it stand?',
    rollAgain: 'Roll again',
    letStand: 'Let it stand',
  },

  /** Symbols that the character on turn can use where it stands. */
  symbol: {
    price: { free: 'free', expand: 'instead of laying a tile' },
    means: {
      destroy: 'Destroys one tile next to this one with all monsters on it. Free, but only once.',
      swap: 'Instead of laying a tile: a market tile changes places with a tile next to this one.',
      turn: 'Instead of laying a tile: turns a tile next to this one where it lies.',
    },
    toAim: {
      destroy: 'Press a tile in a blue frame: it will be destroyed.',
      swap: 'Press a market tile, then a tile in a blue frame.',
      turn: 'Press a tile in a blue frame: it will be turned.',
    },
  },

  /** What tiles cost: icons that must lie in the forest. */
  price: {
    label: 'Costs',
    /** One icon of a price: how many are asked for, and how many lie there. */
    icon: (symbol: string, need: number, have: number) =>
      `${need} ${symbol}, ${have < need ? `but the forest has ${have === 0 ? 'none' : `only ${have}`}` : `and the forest has ${have}`}`,
    costs: (list: string) => `costs ${list}`,
    inForest: 'In the forest',
    counted: (symbol: string, count: number) => `${count} ${symbol}`,
  },

  /** The goals in the header. */
  hearts: (n: number) => `Oak: ${n} ${n === 1 ? 'heart' : 'hearts'} left`,
  heartsShort: (n: number, of: number) => `Oak ${n}/${of}`,
  diamonds: (n: number, of: number) => `${n} of ${of} broken`,
  diamondsShort: (n: number, of: number) => `Broken ${n}/${of}`,
  /** In their place, where a table has another goal. */
  goals: {
    'last-tile': (left: number) => (left === 1 ? '1 tile to draw' : `${left} tiles to draw`),
    rounds: (done: number, of: number) => `Turn ${done} of ${of}`,
    monsters: (done: number, of: number) => `${done} of ${of} defeated`,
  },
  /** The same where there is little room. */
  goalsShort: {
    'last-tile': (left: number) => `${left} to draw`,
    rounds: (done: number, of: number) => `Turn ${done}/${of}`,
    monsters: (done: number, of: number) => `Defeated ${done}/${of}`,
  },
  denBroken: 'A dark diamond is broken: one den less.',
  /** Over the board while one breaks. */
  diamondBroken: (left: number) =>
    left === 0 ? 'The last dark diamond is broken!' : `A dark diamond is broken, ${inWords(left)} to go.`,
  diamondStates: (destroyed: number, forest: number, drawn: number, hidden: number) =>
    `Dark diamonds: ${destroyed} broken, ${forest} in the forest, ${drawn} drawn, ${hidden} still hidden.`,

  /** The ribbon with the three phases of a turn. */
  phases: {
    label: 'The turn',
    opening: { title: 'First tiles', note: (n: number) => `${n === 0 ? 'none' : inWords(n)} of four laid` },
    spawn: 'New monsters',
    action: 'Your turn',
    move: 'Monsters move',
    toCome: (n: number) => `${inWords(n)} to come`,
    cameFrom: (n: number, side: string) => `${inWords(n)} from ${side}`,
    den: 'the den',
    everySide: 'every side',
    nobodyCame: 'nobody came',
    afterOpening: 'then the tale begins',
    choice: (name: string) => `${whose(name)} choice`,
    of: (name: string) => `${whose(name)} turn`,
    placing: 'a tile in hand',
    afterRoll: 'after they arrive',
    done: 'done',
    afterAction: 'when the turn ends',
    movingAll: 'on every side',
    moveTwice: 'twice, by bargain',
    moveNever: 'not this turn, by bargain',
    /** Where they move once a round: the round is not over after this turn, or it is. */
    moveLater: 'when the round ends',
    moveAll: 'all, when the turn ends',
    toComeTwice: (n: number) => `${inWords(n)}, then again`,
    rolling: 'the die falls',
  },

  /** The market, and the first tiles in its place. */
  market: 'Market',
  /** Where everybody has tiles in place of it. */
  handOf: (hero: string) => `Tiles of ${hero}`,
  slot: (n: number, tile: string) => `Market ${n}: ${tile}`,
  handSlot: (n: number, tile: string) => `Tile ${n}: ${tile}`,
  numbered: (symbol: string, number: number) => `${symbol} ${number}`,
  chosen: 'chosen',
  roads: (sides: string) => `roads ${sides}`,
  emptySlot: 'empty',
  emptySlotName: (n: number) => `Place ${n}: empty, for the draw pile has run out`,
  turnTile: (tile: string) => `Turn ${tile}`,
  sweepNote: 'No tile can be laid: put one under the pile.',
  /** A market tile that can be laid nowhere. */
  nowhere: {
    'fits-nowhere': 'fits nowhere now',
    'closes-the-last-road': 'would close the last open road',
  },
  /** The forest is closed: no tile still to come fits anywhere, and a dark diamond is among them. */
  felling: {
    why: 'The forest is closed: no tile still to come fits anywhere, so the tale cannot go on.',
    whyInShort: 'The forest is closed: no tile still to come fits anywhere.',
    nothingInShort: 'The forest is closed, and no tile can be felled: the tale cannot go on.',
    offer: 'You may fell a tile instead of laying one.',
    take: 'Fell a tile',
    toAim: 'Choose the tile to fell: it goes under the pile.',
    nothing:
      'No tile can be felled now: those round the Oak stay, and those with a building, a monster or a hero. As the forest stands, the tale cannot go on.',
  },
  sweep: 'Put under',
  sweepName: (tile: string) => `Put ${tile} under the pile`,
  placeTile: 'Lay tile',
  /** On the plank that lays the first tile of a tale. */
  laidForGood: 'Reveals a new tile: this one then stays.',
  firstTiles: 'First tiles',
  firstTile: (n: number, tile: string) => `First tile ${n}: ${tile}`,
  inHand: 'in hand',
  laidAt: (side: string) => `lies ${side}`,
  placeForUs: 'Lay them for us',

  /** The draw pile in its thirds. */
  pile: 'Draw pile',
  third: (n: number, tiles: number, gem: 'hidden' | 'drawn' | 'forest' | 'destroyed') => {
    const size = `${capital(ordinal(n))} third: ${countNoun(tiles, 'tile', 'tiles')}`
    const words = {
      hidden: 'a dark diamond hides in it',
      drawn: 'its dark diamond was drawn',
      forest: 'its dark diamond stands in the forest',
      destroyed: 'its dark diamond is broken',
    }
    return `${size}; ${words[gem]}.`
  },
  hiding: (n: number) =>
    n === 0
      ? 'no diamonds left in the pile'
      : n === 1
        ? 'the last diamond hides here'
        : `${inWords(n)} diamonds hide here`,
  swept: (n: number) => `${countNoun(n, 'discarded tile', 'discarded tiles')} underneath`,
  verse: {
    sturdy: ['Break three dark', 'diamonds before three', 'monsters touch the Oak.'],
    frail: ['Break three dark', 'diamonds before a monster', 'touches the Oak.'],
  },
  verseOf: {
    'last-tile': ['Draw every tile', 'of the pile, and let', 'the Oak still stand.'],
    rounds: ['Let twenty turns', 'go by, and let', 'the Oak still stand.'],
    monsters: ['Drive so many away', 'that no more dare', 'come near the Oak.'],
  },

  /** The die. */
  die: {
    side: { north: 'the North', east: 'the East', south: 'the South', west: 'the West' },
    /** Where monsters are dealt over all sides. */
    first: (side: string) => `${side} first`,
    rolled: (face: number, meaning: string) => `${face}: ${meaning}`,
    mayChoose: (name: string) => `${name} may choose a side`,
    den: 'from the den',
    noDen: {
      'roll-again': 'no open den in reach, roll again',
      none: 'no open den in reach, nobody comes',
      'every-side': 'no open den in reach, from every side',
    },
    all: 'all monsters',
    forMonsters: 'New monsters',
    forMovement: 'The monsters move',
  },

  /** The strip below the board: whose turn it is, and what there is to do. */
  status: {
    opening: 'Lay the four first tiles',
    openingHelp:
      'Choose a tile, then a side of the Oak: one on each, with a road to it. Press a laid tile to turn it.',
    openingReady: 'All four are laid. Begin when you like them.',
    turnOf: (name: string) => `${capital(whose(name))} turn`,
    led: (player: string, name: string) => `${capital(whose(player))} turn, with ${name}`,
    toRoll: (n: number) => `Roll for ${countNoun(n, 'new monster', 'new monsters')}.`,
    toChoose: 'Press one of the four signs on the board.',
    toChooseTile: 'Press a tile in a blue frame on the board.',
    toKeep: 'Roll the die again for a wish, or let it stand.',
    toRollFirst: 'You can already try it out on the board; it is laid after the roll.',
    toAct: 'Walk, lay a tile and remove a monster, in any order; then end the turn.',
    /** When not everything can be done any more. */
    toActOn: (left: string) => `You can still ${left}, or end the turn.`,
    acts: {
      walk: 'walk',
      expand: 'lay a tile',
      sweep: 'discard a tile',
      fell: 'fell a tile',
      remove: 'remove a monster',
      use: 'use a power',
      'use-symbol': 'use a symbol',
    },
    toEnd: 'Nothing is left to do: end the turn.',
    toAim: 'Press a place with a blue plus: there the tile fits.',
    toConfirm: (plank: string, turns: boolean) =>
      turns ? `Turn it, press it again, or press ${plank}.` : `Press it again, or press ${plank}.`,
    rolling: 'The die is rolling…',
    watching: 'The monsters are on their way.',
    again: 'Replay; the game is unchanged.',
    over: { won: 'The forest is saved.', lost: 'The Oak has fallen.', 'given-up': 'The book is closed.' },
  },

  /** Seeing the monsters' turn. */
  show: {
    label: 'The monsters’ turn',
    skip: 'Skip',
    pause: 'Pause',
    resume: 'Go on',
    step: 'One step',
    again: 'Watch again',
    speed: (speed: string) => `Speed: ${speed}`,
    speeds: { calm: 'calm', brisk: 'brisk', instant: 'at once' },
  },

  undoBarrier: {
    die: 'A die has fallen. To go back behind it, all must agree; it will fall as it fell.',
    tile: 'A tile was revealed. To go back behind it, all must agree.',
  },

  /** The seal. Two short lines at most. */
  seal: {
    roll: ['Roll'],
    rollName: 'Roll for new monsters',
    endTurn: ['End', 'turn'],
    endTurnName: 'End turn',
    begin: ['Begin'],
    beginName: 'Begin the tale',
    /** Where a turn is ended in which nothing was done. */
    sure: 'You have done nothing yet, and the Oak may lose a heart. Press once more to end the turn.',
    /** Where somebody looks at the table once more after its end. */
    lastPage: ['Last', 'page'],
    lastPageName: 'Back to the last page',
  },

  askHint: 'A hint of the Guardian',
  sheets: { left: 'Heroes and tale', right: 'Market and draw pile', rightHands: 'Tiles and draw pile' },
  tabs: {
    label: 'Sheets',
    market: 'Market',
    hand: 'Tiles',
    heroes: 'Heroes',
    tale: 'The tale',
    forest: 'Forest',
  },

  /** Where R is pressed with empty hands. */
  takeTileFirst: 'Take a tile first, then press R to turn it.',

  /** What is said aloud. */
  spoken: {
    turn: (name: string, chapter: string) => `${capital(whose(name))} turn. ${chapter}.`,
    chosen: (tile: string) => `${tile} chosen.`,
    /** A first tile that lies at the oak, and how many of the four do. */
    liesFirst: (tile: string, side: string, roads: string) => `${tile} laid ${side}, roads ${roads}.`,
    firstOf: (laid: number) => (laid === 4 ? 'All four are laid.' : `${capital(inWords(laid))} of four.`),
    notLaid: (tiles: string) => `Still in hand: ${tiles}.`,
    turned: (tile: string, roads: string) => `${tile}, roads ${roads}.`,
  },
}

/** What the table says to those who listen instead of look. */
export const spoken = {
  describe: 'Describe the table',
  grid: 'Tiles and places of the forest',
  at: (monsters: string, place: string) => `${monsters} at ${place}`,
  /** Where those are who have just come or gone. */
  now: (groups: string) => `Now: ${groups}.`,
  farther: (n: number) => `${inWords(n)} more, farther away`,
  theTile: 'the tile',
}

/** What the table says, with all that every page does. */
export const tableWords = {
  ...baseWords,
  common: { ...baseWords.common, tiles },
  board,
  foresight,
  log,
  refusals,
  spoken,
  table,
}
