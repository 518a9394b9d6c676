import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, countNoun, inWords, ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

type WonBy = 'last' | 'winter' | 'fall'

const rounds = (count: number) => countNoun(count, 'round', 'rounds')

/** The last page: the winners, the decision, and the course of the game. */
export const end = {
  title: wordsByKey<WonBy>({
    last: 'One country was left',
    winter: 'And winter came',
    fall: 'The first had fallen',
  }),
  won: (who: string) => `${who} has won`,
  shared: (who: string) => `${who} share the victory`,
  withLeader: (country: string, leader: string) => `${country} (${leader})`,
  /** The opening; its first letter is drawn large. */
  once: (countries: number) =>
    `Once upon a time ${inWords(countries)} small countries lay round a square, and each thought that it was one too few.`,
  lasted: (count: number) =>
    count === 0 ? 'Before the first round it was over.' : `It lasted ${rounds(count)}.`,
  sieges: (who: string, count: number) =>
    count === 0
      ? `${who} laid no siege at all.`
      : `${who} laid siege ${count === 1 ? 'once' : count === 2 ? 'twice' : `${inWords(count)} times`}.`,
  fell: (who: string, round: number, by: string) =>
    `In the ${ordinal(round)} round ${strong(who)} fell to ${by}.`,
  gaveUp: (who: string, round: number) => `In the ${ordinal(round)} round ${strong(who)} gave up.`,
  decided: wordsByKey<WonBy, (who: string, shared: boolean) => string>({
    last: (who) => `Then ${strong(who)} was the last country with a place of its own, and so it was over.`,
    winter: (who, shared) =>
      `Then ${strong('winter')} came and nobody could march. ${who} had the most worth of free places${shared ? ' alike' : ''}.`,
    fall: (who, shared) =>
      `With that it was over, and they counted. ${strong(who)} stood best${shared ? ', and equal' : ''}.`,
  }),
  /** One sentence on the last siege, which decided the game. */
  byPlace: (who: string, place: string) => `It was the fort of ${who} on ${place} that decided it.`,
  close: { one: 'until the snow melts and the armies march again.', shared: 'and they shared the harvest.' },

  unfolded: 'How the game went',
  rounds: 'rounds',
  worth: 'value of free places: city 3, town 2',
  chart: (count: number, standing: string) =>
    `The value of each country’s free places over ${rounds(count)}. At the end: ${standing}. The table below has every round.`,
  standing: (who: string, worth: number) => `${who} ${worth}`,
  round: 'Round',
  fellShort: (who: string, by: string) => `${who} fell to ${by}`,
  gaveUpShort: (who: string) => `${who} gave up`,

  lastTurn: 'The turn that ended it',
  board: (standing: string) => `Fortland at the end. Free places: ${standing}.`,
  /** The house rules of the game, at the foot of the page. */
  toldBy: (rules: readonly string[]) =>
    rules.length === 0 ? 'Played as in the book.' : `Played with house rules: ${rules.join(', ')}.`,

  /** The seal button: its effect, and the text on it. */
  changed: 'Change seats and play again',
  changedFlourish: 'Change',
  changedMain: 'seats',
}

/** The review on the last page. */
export const review = {
  how: 'The Guardian’s view: how many towns ahead of the others. Walls and sieges count too.',
  chart: (decided: string) =>
    `How many towns each country was ahead, turn by turn. ${decided} The table below has every turn.`,
  by: (towns: number) =>
    towns === 0 ? 'even' : `${inWords(Math.abs(towns))} ${towns > 0 ? 'ahead' : 'behind'}`,
  whose: (who: string, rolled: number) => `${who} had ${countNoun(rolled, 'action', 'actions')}.`,
  advice: (what: string) => `${strong(capital(what))}.`,
  /** The gain of the better turn. */
  worth: (towns: number) => `That would have been better by ${countNoun(towns, 'town', 'towns')}.`,
  nothingBetter: 'Nothing clearly better was found. It was well played, and the dice did the rest.',
}

/** The question before a country gives up. */
export const giveUp = {
  title: 'Give up?',
  last: (own: string, other: string) => `If ${own} gives up, it falls and ${other} wins.`,
  ends: (own: string) => `If ${own} gives up, it falls and the game ends. The best country wins.`,
  goesOn: (own: string) => `If ${own} gives up, it falls. Its army leaves, and the others play on.`,
  tooSoon: 'First all armies must muster.',
  /** Refusal: only the country on turn can give up, and a bot is on turn. */
  notNow: (who: string) => `It is ${who}’s turn. You can give up on your own turn.`,
}
