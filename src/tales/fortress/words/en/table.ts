import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { coverWords } from './cover.ts'
import { foresight, hints } from './foresight.ts'
import { log, refusals } from './log.ts'

/** The words around the field. */
export const table = {
  name: 'The table',
  sheets: { own: 'Your siege', other: 'What is next' },
  /** The rows of the field, for screen readers. */
  rows: {
    wall: 'On the wall',
    column: 'The column',
    army: 'Your army',
    lands: 'Lands',
    hand: 'Your hand',
  },
  place: (at: number, of: number) => `${at} of ${of}`,
  deserted: 'The wall is deserted.',
  nobodyHere: 'No creature yet.',
  emptyHand: 'Your hand is empty.',
  noLands: 'You have no land yet.',
  steppedForward: 'stepped forward',
  restsShort: 'new, rests',
  rests: 'cast this turn, rests',
  ready: 'can be sent',
  free: 'free',
  meets: (who: string) => `meets ${who}`,
  crowned: 'none of yours can fell it',

  /** The ribbon. */
  ribbon: {
    draw: 'Draw',
    drew: (card: string) => card,
    nothingDrawn: 'no card is left',
    turn: 'Your turn',
    /** On a device that watches. */
    othersTurn: 'The turn',
    acts: 'lay, cast, send',
    met: (count: number) => (count === 1 ? 'one pair' : `${inWords(count)} pairs`),
    fought: 'the fight is over',
    night: 'Night',
    nightNote: 'one die: life lost or won',
    assault: 'The assault',
    assaultNote: 'storm the gate',
    opening: 'Your first hand',
    openingNote: 'keep it or not?',
    over: 'It is over',
  },

  life: 'Life',
  lifeOf: (life: number) => `${life} life`,
  tonight: 'Tonight',
  onAverage: (life: string) => `on average ${life}`,
  faceOf: (face: number, life: number) => `${face}: ${life}`,
  wouldEnd: 'the end',
  certainDeath: 'Every roll tonight ends the siege.',
  nightRange: (least: number, most: number) => `tonight: ${least} to ${most}`,
  deck: 'Still in the deck',
  deckEmpty: 'The deck is empty.',
  nextCard: {
    land: (share: string) => `${share} a land`,
    cast: (share: string) => `${share} a creature you could cast`,
    treasure: (share: string) => `${share} your treasure`,
    say: (parts: string) => `Next card: ${parts}.`,
  },
  treasure: 'Your treasure',
  treasureWaits: 'It waits in the deck.',
  treasureInHand: 'It is in your hand.',

  landsLeft: (left: number, all: number) => `Lands: ${left} of ${all} unused`,
  landFree: 'The next land costs no life.',
  landCosts: 'The next land costs 1 life.',
  landKey: 'The next land costs no life: the Key pays.',
  unspent: (count: number) => `${count === 0 ? 'none' : inWords(count)} unused`,
  handTitle: (count: number) => `Hand: ${countNoun(count, 'card', 'cards')}`,
  handLater: 'Hand: fight first',
  cast: (name: string) => `Cast ${name}`,
  lay: (name: string) => `Lay ${name}`,
  canCast: 'can be cast',
  canLay: 'can be laid',

  send: (name: string) => `Send ${name}`,
  tapAgain: { lay: 'Tap again to lay it.', cast: 'Tap again to cast it.', send: 'Tap again to send it.' },
  fight: 'Fight',
  endTurn: { flourish: 'End', main: 'turn', name: 'End turn' },
  storm: { flourish: 'Storm', main: 'the gate', name: 'Storm the gate' },
  fightFirst: 'fight first',
  sureToEnd: 'You have done nothing yet, and this night can be your last. Press again to end the turn.',
  undoAsks: 'Goes back past a die or a drawn card. The log notes it.',
  backText: 'This goes back past a die or a drawn card. Do you want that?',
  why: 'Why?',
  whyOff: 'Close',
  odds: 'Odds',

  tabs: {
    army: (count: number) => `Army ${count}`,
    hand: (count: number) => `Hand ${count}`,
    odds: 'Odds',
    tale: 'Tale',
  },
  choose: 'Choose a creature to send, or a card in your hand.',
  callNote: 'Lay a land, then cast a card you can pay.',
  chooseNote: 'Point at one: an arrow shows who meets it.',
  tapNote: 'Tap to see what happens, tap again to do it.',
  assaultNow: 'No defender is left. Lay and cast what helps, then storm the gate.',
  lastPage: 'To the last page',
  over: 'The game is over.',

  opening: {
    title: 'Keep this hand?',
    noLand: 'There is no land in it. You can draw seven others, once.',
    noCreature: 'There is no creature in it. You can draw seven others, once.',
    keep: 'Keep it',
    redraw: 'Draw seven others',
  },
  again: {
    title: 'You were driven out',
    /** Includes the roll if it is known. */
    text: (last: { damage: number; roll: number } | null) =>
      `${last ? `${last.damage} against ${last.roll}: the` : 'The'} fortress holds. Gather all your cards and lay siege again?`,
    yes: 'Lay siege again',
    no: 'Yield',
    noLantern: 'You have no lantern for another siege.',
  },
  dice: {
    heading: 'The gate',
    total: (damage: number) => `You: ${damage}`,
    roll: (roll: number, walls: number) =>
      walls > 0 ? `The gate: ${roll} (walls ${walls})` : `The gate: ${roll}`,
  },
  wholeTurn: (life: number) => `${capital(inWords(life))} life left.`,
  yourTurn: (turn: number) => `Turn ${turn}.`,
  verse: ['The gate is stormed on the turn', 'after the last defender fell.'],
}

/** The words of the table's first paint, including those of the cover. */
export const tableWords = {
  ...coverWords,
  foresight,
  hints,
  log,
  refusals,
  table,
}
