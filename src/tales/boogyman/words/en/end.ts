import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, countNoun, inWords, ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { common } from './base.ts'

type WonBy = 'seven' | 'no-pawns' | 'given-up'
type DrawnBy = 'quiet' | 'dawn' | 'standstill' | 'agreed'

const { inSentence, manyOf, oneOf, sides } = common
const OTHER: Readonly<Record<SeatName, SeatName>> = { red: 'green', green: 'red' }
const many = (side: SeatName, count: number) => countNoun(count, oneOf[side], manyOf[side])
const turns = (count: number) => countNoun(count, 'turn', 'turns')

/** What the last page says: who has won, how it was decided, and how it went. */
export const end = {
  title: wordsByKey<WonBy | DrawnBy>({
    seven: 'Seven stood',
    'no-pawns': 'And one folk was left',
    'given-up': 'The clearing was given up',
    quiet: 'All grew quiet',
    dawn: 'The day broke',
    standstill: 'Nobody could stir',
    agreed: 'They shared the clearing',
  }),
  won: (side: string) => `${side} have won`,
  drawn: 'nobody has won',
  withLeader: (side: string, leader: string) => `${side} (${leader})`,
  /** The opening; its first letter is drawn large. */
  once: 'Once upon a time two small folk wanted one and the same clearing, and each had a Boogyman waiting in his hole.',
  lasted: (count: number) =>
    count === 0 ? 'Before the first turn it was over.' : `It lasted ${turns(count)}.`,
  called: (turn: number, side: SeatName) =>
    `In the ${strong(ordinal(turn))} turn ${inSentence[side]} called their Boogyman.`,
  took: (side: SeatName, count: number) =>
    `The ${oneOf[side]} Boogyman captured ${many(OTHER[side], count)} in all.`,
  /** How it was decided. */
  wonBy: wordsByKey<WonBy, (winner: SeatName) => string>({
    seven: (winner) =>
      `Then the ${strong(`seventh ${oneOf[winner]}`)} stood in the clearing. All of them were there, and it was theirs.`,
    'no-pawns': (winner) =>
      `Then the ${strong(`last ${oneOf[OTHER[winner]]}`)} went home. Whoever has nobody left can make nobody any more.`,
    'given-up': (winner) =>
      `Then ${strong(inSentence[OTHER[winner]])} gave up and went home, and nobody held it against them.`,
  }),
  drawnBy: wordsByKey<DrawnBy>({
    quiet: `Then there were ${strong('forty quiet turns')}: nobody was made, called or captured, and both folk fell asleep.`,
    dawn: `Then the ${strong('day broke')} after the 200th turn, and both folk crept home.`,
    standstill: `Then ${strong('neither side')} could stir any more, and so they sat and looked at each other.`,
    agreed: `Then ${strong('both agreed')}: there was room in the clearing for two.`,
  }),
  close: { won: 'until the other folk come back.', drawn: 'and the clearing belongs to both.' },

  unfolded: 'How the duel went',
  turns: 'turns of the duel',
  chart: (count: number, red: number, green: number) =>
    `How many stood on the board over ${turns(count)}. At the end ${many('red', red)} and ${many('green', green)}. The table that follows has every turn.`,
  calledShort: (side: SeatName) => `${capital(inSentence[side])} called their Boogyman`,
  tookShort: (side: SeatName, count: number) =>
    `The ${oneOf[side]} Boogyman captured ${many(OTHER[side], count)}`,

  lastTurn: 'The turn that ended it',
  board: (standing: string) => `The clearing at the end: ${standing}.`,
  toldBy: {
    two: 'Played with at most two trees to a tile.',
    three: 'Played with at most three trees to a tile.',
  },

  /** The seal: what it does, and what is written on it. */
  changed: 'Again: change sides',
  changedFlourish: 'Change',
  changedMain: 'sides',
}

/** Words of the last page about the turn that decided it. */
export const review = {
  standing: 'Who stood better',
  /** What lies above the middle of the chart, and what below. */
  ahead: (side: SeatName) => `${sides[side]} ahead`,
  axis: 'turns of the duel',
  how: 'As the Guardian sees it, counted in folk; trees and Boogymen count a little.',
  chart: (decided: string) =>
    `Who stood better, turn by turn. ${decided} The table that follows has every turn.`,
  decided: (turn: number, side: SeatName) => `From turn ${turn} on ${inSentence[side]} stayed ahead.`,
  after: 'After the turn',
  even: 'even',
  by: (side: SeatName, folk: number) => `${sides[side]} by ${inWords(folk)}`,
  won: (side: SeatName) => `won for ${inSentence[side]}`,
  advice: (what: string) => `${strong(capital(what))}.`,
  /** What it would have brought. */
  theirs: 'The clearing would have been theirs.',
  notLost: 'Nothing would have been lost yet.',
  worth: (folk: number) => `That would have stood better by ${inWords(folk)} of the folk.`,
  nothingBetter: 'Nothing clearly better was found: it was well played to the end.',
}

/** Words of the question whether a duel shall end before it is decided. */
export const giveUp = {
  title: 'End this duel?',
  text: (own: string, other: string) => `If ${own} give up, ${other} have won.`,
  draw: 'A draw needs both.',
  drawLater: 'A draw can be offered when the first four stand.',
  offer: 'Offer a draw',
  /** Where it is not for a person to end it. */
  notNow: (who: string) => `It is the turn of ${who}. Who gives up does so in their own turn.`,
  asked: 'Shall it be a draw?',
  askedText: (own: string, other: string) =>
    `${capital(own)} offer a draw: then nobody has won. It is for ${other} to answer.`,
  agree: 'We agree',
  refusedText: (who: string) => `No: ${who} sees something to gain, and plays on.`,
}
