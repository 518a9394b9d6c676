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

/** Words of the last page: the winner, the outcome, and the course of the game. */
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
  drawn: 'a draw',
  withLeader: (side: string, leader: string) => `${side} (${leader})`,
  /** The first sentence; its first letter is an initial. */
  once: 'Once upon a time two small folk wanted one and the same clearing, and each had a Boogyman waiting in his hole.',
  lasted: (count: number) =>
    count === 0 ? 'Before the first turn it was over.' : `It lasted ${turns(count)}.`,
  called: (turn: number, side: SeatName) =>
    `In the ${strong(ordinal(turn))} turn ${inSentence[side]} called their Boogyman.`,
  took: (side: SeatName, count: number) =>
    `The ${oneOf[side]} Boogyman captured ${many(OTHER[side], count)} in all.`,
  /** The outcome. */
  wonBy: wordsByKey<WonBy, (winner: SeatName) => string>({
    seven: (winner) =>
      `Then the ${strong(`seventh ${oneOf[winner]}`)} stood in the clearing. All of them were there, and it was theirs.`,
    'no-pawns': (winner) =>
      `Then the ${strong(`last ${oneOf[OTHER[winner]]}`)} went home. And with nobody left, nobody new could come.`,
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
  turns: 'turns',
  chart: (count: number, red: number, green: number) =>
    `How many were on the board over ${turns(count)}. At the end: ${many('red', red)} and ${many('green', green)}. The table below has every turn.`,
  calledShort: (side: SeatName) => `${capital(inSentence[side])} called their Boogyman`,
  tookShort: (side: SeatName, count: number) =>
    `The ${oneOf[side]} Boogyman captured ${many(OTHER[side], count)}`,

  lastTurn: 'The turn that ended it',
  board: (standing: string) => `The clearing at the end: ${standing}.`,
  toldBy: {
    two: 'Played with at most two trees on a tile.',
    three: 'Played with at most three trees on a tile.',
  },

  /** The wax button: its action, and its label. */
  changed: 'Change sides and play again',
  changedFlourish: 'Change',
  changedMain: 'sides',
}

/** Words of the last page about the turn that decided the game. */
export const review = {
  standing: 'Who was ahead',
  /** Labels of the chart above and below the middle. */
  ahead: (side: SeatName) => `${sides[side]} ahead`,
  axis: 'turns',
  how: 'The Guardian’s view, counted in folk. Trees and Boogymen count a little.',
  chart: (decided: string) => `Who was ahead, turn by turn. ${decided} The table below has every turn.`,
  decided: (turn: number, side: SeatName) => `From turn ${turn} on ${inSentence[side]} stayed ahead.`,
  after: 'After the turn',
  even: 'even',
  by: (side: SeatName, folk: number) => `${sides[side]} by ${inWords(folk)}`,
  won: (side: SeatName) => `won for ${inSentence[side]}`,
  advice: (what: string) => `${strong(capital(what))}.`,
  /** The advantage of the better turn. */
  theirs: 'That would have won.',
  notLost: 'That would not have lost yet.',
  worth: (folk: number) => `That would have been better by ${inWords(folk)} folk.`,
  nothingBetter: 'Nothing clearly better was found. It was well played to the end.',
}

/** Words of the dialog for resignation and draw offers. */
export const giveUp = {
  title: 'End this duel?',
  text: (own: string, other: string) => `If ${own} give up, ${other} win.`,
  draw: 'For a draw you must both agree.',
  drawLater: 'You can offer a draw once the first four are placed.',
  offer: 'Offer a draw',
  /** Shown during the turn of a bot. */
  notNow: (who: string) => `It is ${who}’s turn. You can give up on your own turn.`,
  asked: 'Do you want a draw?',
  askedText: (own: string, other: string) => `${capital(own)} offer a draw: no winner. Now ${other} answer.`,
  agree: 'We agree',
  refusedText: (who: string) => `No: ${who} hopes to win and plays on.`,
}
