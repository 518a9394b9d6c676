import { capital, countNoun, inWords, ordinal } from '../../../../ui/text/en/numbers.ts'
import { baseWords } from './base.ts'
import { board, tiles } from './board.ts'
import { foresight } from './foresight.ts'
import { log, refusals } from './log.ts'

/** "Anna’s", "Puss in Boots’". */
const whose = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`)

/** Words of the table: the panels around the board, the market, the hand, the die. */
export const table = {
  name: 'The table',

  /** The panel of the character on turn. */
  hero: {
    heading: 'On turn',
    ledBy: (player: string) => `played by ${player}`,
    walk: 'Walk',
    expand: 'Lay a tile',
    /** The same in one word, below a drawn tile. */
    lay: 'Lay',
    remove: 'Remove',
    /** How to do an action now, and what is missing for it. */
    how: {
      walk: 'Press a blue footprint to walk there.',
      expand: 'First choose a tile of the market.',
      remove: 'Press a monster on your tile to remove it.',
    },
    missing: {
      walk: 'There is no open road to walk.',
      expand: 'No market tile can be laid now.',
      remove: 'No monster is on your tile. Walk to one first.',
    },
    left: (n: number) => (n === 0 ? 'none left' : `${n} left`),
    /** The wish that a power takes, or the lack of any. */
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
      turn === 4 ? 'Midnight: she can only walk.' : `Turn ${turn} of 4. Turn 4 is midnight.`,
    /** The wishes left in the lamp, and the used ones. */
    lamp: (wishes: number, used: number) =>
      `${wishes === 0 ? 'No wish' : capital(countNoun(wishes, 'wish', 'wishes'))} left in the lamp${used === 0 ? '' : `, ${inWords(used)} used`}.`,
    next: 'next to play',
    after: (hero: string) => `after ${hero}`,
    /** Of a hero who was carried off. */
    gone: 'carried off',
    others: 'Other heroes',
    playerAnd: (player: string, when: string) => `${player}, ${when}`,
  },

  /** Powers that are used on demand. */
  power: {
    names: { pull: 'Pull', fly: 'Fly', clear: 'Clear' },
    means: {
      pull: 'Once a turn: pulls another hero onto this tile, from up to three tiles away.',
      fly: 'A wish: fly to any tile at once.',
      clear: 'A wish: clear all monsters from any one tile.',
      reroll: 'A wish: roll the die again. The new roll counts.',
    },
    toAim: {
      pull: 'Press a hero with a blue ring to pull that hero here.',
      fly: 'Press a tile with a blue wing to fly there.',
      clear: 'Press a tile in a blue frame to clear it of monsters.',
    },
    ready: (name: string, aim: string) => `${name}. ${aim}`,
    bargain: 'Make a bargain for this turn',
    bargains: {
      'bargain-movement': { name: 'None come', means: 'but they move twice' },
      'bargain-monsters': { name: 'None move', means: 'but new ones come twice' },
    },
    askDie: 'Keep this roll?',
    rollAgain: 'Roll again',
    letStand: 'Keep it',
  },

  /** Symbols that the character on turn can use at its place. */
  symbol: {
    price: { free: 'free', expand: 'instead of laying a tile' },
    means: {
      destroy: 'Destroys one tile next to this one, with all its monsters. Free. Works once.',
      swap: 'Instead of laying a tile: swap a tile next to this one with a market tile.',
      turn: 'Instead of laying a tile: turn a tile next to this one.',
    },
    toAim: {
      destroy: 'Press a tile in a blue frame to destroy it.',
      swap: 'Press a market tile, then a tile in a blue frame.',
      turn: 'Press a tile in a blue frame to turn it.',
    },
  },

  /** The price of tiles: icons required in the forest. */
  price: {
    label: 'Costs',
    /** One icon of a price: the required number, and the number in the forest. */
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
  /** Shown instead if the game has another goal. */
  goals: {
    'last-tile': (left: number) => (left === 1 ? '1 tile to draw' : `${left} tiles to draw`),
    rounds: (done: number, of: number) => `Turn ${done} of ${of}`,
    monsters: (done: number, of: number) => `${done} of ${of} defeated`,
  },
  /** The same for narrow screens. */
  goalsShort: {
    'last-tile': (left: number) => `${left} to draw`,
    rounds: (done: number, of: number) => `Turn ${done}/${of}`,
    monsters: (done: number, of: number) => `Defeated ${done}/${of}`,
  },
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
    nobodyCame: 'none came',
    afterOpening: 'then the tale begins',
    choice: (name: string) => `${whose(name)} choice`,
    of: (name: string) => `${whose(name)} turn`,
    placing: 'a tile in hand',
    afterRoll: 'after they arrive',
    done: 'done',
    afterAction: 'when the turn ends',
    movingAll: 'on every side',
    moveTwice: 'twice (bargain)',
    moveNever: 'not this turn (bargain)',
    /** If they move once a round: the round goes on after this turn, or it ends. */
    moveLater: 'when the round ends',
    moveAll: 'all, when the turn ends',
    toComeTwice: (n: number) => `${inWords(n)}, then again`,
    rolling: 'the die rolls',
  },

  /** The market, or the first tiles instead of it. */
  market: 'Market',
  /** If each seat has tiles of its own instead of the market. */
  handOf: (hero: string) => `Tiles of ${hero}`,
  slot: (n: number, tile: string) => `Market ${n}: ${tile}`,
  handSlot: (n: number, tile: string) => `Tile ${n}: ${tile}`,
  numbered: (symbol: string, number: number) => `${symbol} ${number}`,
  chosen: 'chosen',
  roads: (sides: string) => `roads ${sides}`,
  emptySlot: 'empty',
  emptySlotName: (n: number) => `Place ${n}: empty, like the draw pile`,
  turnTile: (tile: string) => `Turn ${tile}`,
  sweepNote: 'No tile can be laid. Put one under the pile.',
  /** A market tile without a place to lay it. */
  nowhere: {
    'fits-nowhere': 'fits nowhere now',
    'closes-the-last-road': 'would close the last open road',
  },
  /** The forest is closed: none of the tiles still to come fits, and one of them is a dark diamond. */
  felling: {
    why: 'The forest is closed. No tile still to come fits, so the game cannot go on.',
    whyInShort: 'The forest is closed. No tile still to come fits.',
    nothingInShort: 'The forest is closed and you cannot fell a tile. The game cannot go on.',
    offer: 'You can fell a tile instead of laying one.',
    take: 'Fell a tile',
    toAim: 'Choose a tile to fell. It goes under the pile.',
    nothing:
      'You cannot fell a tile now. Tiles round the Oak stay, and tiles with a building, a monster or a hero. The game cannot go on like this.',
  },
  sweep: 'Put under',
  sweepName: (tile: string) => `Put ${tile} under the pile`,
  placeTile: 'Lay tile',
  /** On the button that lays a tile and reveals a new one. */
  revealWarning: 'New tile: Undo will ask first.',
  firstTiles: 'First tiles',
  firstTile: (n: number, tile: string) => `First tile ${n}: ${tile}`,
  inHand: 'in hand',
  laidAt: (side: string) => `placed ${side}`,
  placeForUs: 'Lay them for us',

  /** The draw pile in its thirds. */
  pile: 'Draw pile',
  third: (n: number, tiles: number, gem: 'hidden' | 'drawn' | 'forest' | 'destroyed') => {
    const size = `${capital(ordinal(n))} third: ${countNoun(tiles, 'tile', 'tiles')}`
    const words = {
      hidden: 'a dark diamond hides in it',
      drawn: 'its dark diamond was drawn',
      forest: 'its dark diamond is in the forest',
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
  swept: (n: number) => `${countNoun(n, 'tile', 'tiles')} put under it`,
  verse: {
    sturdy: ['Break three dark', 'diamonds before three', 'monsters touch the Oak.'],
    frail: ['Break three dark', 'diamonds before a monster', 'touches the Oak.'],
  },
  verseOf: {
    'last-tile': ['Draw every tile', 'of the pile, and let', 'the Oak still stand.'],
    rounds: ['Let twenty turns', 'go by, and let', 'the Oak still stand.'],
    monsters: ['Drive so many away', 'that no more dare', 'come near the Oak.'],
  },

  die: {
    side: { north: 'the North', east: 'the East', south: 'the South', west: 'the West' },
    /** If monsters are dealt over all sides. */
    first: (side: string) => `${side} first`,
    rolled: (face: number, meaning: string) => `${face}: ${meaning}`,
    mayChoose: (name: string) => `${name} can choose a side`,
    den: 'from the den',
    noDen: {
      'roll-again': 'no open den in reach, roll again',
      none: 'no open den in reach, no monsters',
      'every-side': 'no open den in reach, from every side',
    },
    all: 'all monsters',
    nobody: 'no monster moves',
    forMonsters: 'New monsters',
    forMovement: 'The monsters move',
  },

  /** The strip below the board: the hero on turn, and the next thing to do. */
  status: {
    opening: 'Lay the four first tiles',
    openingHelp:
      'Choose a tile, then a side of the Oak. One on each side, with a road to the Oak. Press a laid tile to turn it.',
    openingReady: 'All four are laid. Ready?',
    turnOf: (name: string) => `${capital(whose(name))} turn`,
    led: (player: string, name: string) => `${capital(whose(player))} turn, with ${name}`,
    toRoll: (n: number) => `Roll for ${countNoun(n, 'new monster', 'new monsters')}.`,
    toChoose: 'Look at each side, then choose one.',
    toChooseTile: 'Press a tile in a blue frame on the board.',
    toKeep: 'Use a wish to roll again, or keep this roll.',
    toRollFirst: 'Try it out on the board now. Lay it after the roll.',
    toAct: 'Walk, lay a tile and remove a monster, in any order. Then end the turn.',
    /** If some of the actions are used up. */
    toActOn: (left: string) => `You can still ${left}, or end the turn.`,
    acts: {
      walk: 'walk',
      expand: 'lay a tile',
      sweep: 'put a tile under',
      fell: 'fell a tile',
      remove: 'remove a monster',
      use: 'use a power',
      'use-symbol': 'use a symbol',
    },
    toEnd: 'Nothing left to do. End the turn.',
    toAim: 'Press a blue plus: the tile fits there.',
    toConfirm: (plank: string, turns: boolean) =>
      turns ? `Turn it. To lay it, press it again or press ${plank}.` : `Press it again, or press ${plank}.`,
    rolling: 'The die is rolling…',
    watching: 'The monsters are moving.',
    again: 'A replay. The game does not change.',
    over: { won: 'The forest is saved.', lost: 'The Oak has fallen.', 'given-up': 'The book is closed.' },
  },

  /** Replays the monsters' turn. */
  watchAgain: 'Watch again',

  undoBarrier: {
    die: 'Undo past the roll? Everyone must agree; the roll stays the same.',
    tile: 'Undo past the new tile? Everyone must agree; the tile stays the same.',
  },

  /** The seal button. Two short lines at most. */
  seal: {
    roll: ['Roll'],
    rollName: 'Roll for new monsters',
    endTurn: ['End', 'turn'],
    endTurnName: 'End turn',
    begin: ['Begin'],
    beginName: 'Begin the tale',
    /** If the turn is ended without any action. */
    sure: 'You have done nothing yet, and the Oak could lose a heart. Press again to end the turn.',
    /** If it was used, and the danger can still be averted. */
    spare: 'You can still remove a monster that threatens the Oak. Press again to end the turn.',
    /** If an aimed action is not done yet. */
    open: 'This is not done yet. Press again to end the turn.',
    /** If the table is viewed again after the end of the game. */
    lastPage: ['Last', 'page'],
    lastPageName: 'Back to the last page',
  },

  askHint: 'Ask the Guardian',
  sheets: { left: 'Heroes and tale', right: 'Market and draw pile', rightHands: 'Tiles and draw pile' },
  tabs: {
    five: 'A five',
    label: 'Panels',
    market: 'Market',
    hand: 'Tiles',
    heroes: 'Heroes',
    tale: 'The tale',
  },

  /** If R is pressed without a selection. */
  takeTileFirst: 'Take a tile first, then press R to turn it.',

  /** Announcements for screen readers. */
  spoken: {
    turn: (name: string, chapter: string) => `${capital(whose(name))} turn. ${chapter}.`,
    chosen: (tile: string) => `${tile} chosen.`,
    /** A first tile laid at the Oak, and the number of laid ones. */
    liesFirst: (tile: string, side: string, roads: string) => `${tile} laid ${side}, roads ${roads}.`,
    firstOf: (laid: number) => (laid === 4 ? 'All four are laid.' : `${capital(inWords(laid))} of four.`),
    notLaid: (tiles: string) => `Still in hand: ${tiles}.`,
    turned: (tile: string, roads: string) => `${tile}, roads ${roads}.`,
  },
}

/** The texts of the table for screen readers. */
export const spoken = {
  describe: 'Describe the table',
  grid: 'Tiles and places of the forest',
  at: (monsters: string, place: string) => `${monsters} at ${place}`,
  /** The places of the monsters that have just appeared or moved. */
  now: (groups: string) => `Now: ${groups}.`,
  farther: (n: number) => `${inWords(n)} more, farther away`,
  theTile: 'the tile',
}

/** The words of the table, including those of every page. */
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
