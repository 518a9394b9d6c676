import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, countNoun, inWords, ordinal } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

type WonBy = 'last' | 'winter' | 'fall'

const rounds = (count: number) => countNoun(count, 'round', 'rounds')

/** What the last page says: who has won, how it was decided, and how it went. */
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
  /** What decided it: the last siege, in a sentence. */
  byPlace: (who: string, place: string) => `It was the fort of ${who} on ${place} that decided it.`,
  close: { one: 'until the snow melts and the armies march again.', shared: 'and they shared the harvest.' },

  unfolded: 'How the countries stood',
  rounds: 'rounds of the tale',
  worth: 'worth of free places: a city 3, a town 2',
  chart: (count: number, standing: string) =>
    `The worth of each country’s free places over ${rounds(count)}. At the end: ${standing}. The table that follows has every round.`,
  standing: (who: string, worth: number) => `${who} ${worth}`,
  round: 'Round',
  fellShort: (who: string, by: string) => `${who} fell to ${by}`,
  gaveUpShort: (who: string) => `${who} gave up`,

  lastTurn: 'The turn that ended it',
  board: (standing: string) => `Fortland at the end. Free places: ${standing}.`,
  /** At the foot: by which rules it was played. */
  toldBy: (rules: readonly string[]) =>
    rules.length === 0 ? 'Played as the book has it.' : `Played with house rules: ${rules.join(', ')}.`,

  /** The seal: what it does, and what is written on it. */
  changed: 'Again: change seats',
  changedFlourish: 'Change',
  changedMain: 'seats',
}

/** Words of the last page about what decided it. */
export const review = {
  how: 'As the Guardian sees it, in towns ahead of the others; walls and sieges are counted in.',
  chart: (decided: string) =>
    `By how many towns each country was ahead, turn by turn. ${decided} The table that follows has every turn.`,
  by: (towns: number) =>
    towns === 0 ? 'even' : `${inWords(Math.abs(towns))} ${towns > 0 ? 'ahead' : 'behind'}`,
  whose: (who: string, rolled: number) => `${who} had ${countNoun(rolled, 'action', 'actions')}.`,
  advice: (what: string) => `${strong(capital(what))}.`,
  /** What it would have brought. */
  worth: (towns: number) => `That would have stood better by ${countNoun(towns, 'town', 'towns')}.`,
  nothingBetter: 'Nothing clearly better was found: the dice had their share, and the rest was well played.',
}

/** Words of the question whether a country shall give up. */
export const giveUp = {
  title: 'Give up?',
  last: (own: string, other: string) => `If ${own} gives up, it falls, and ${other} has won.`,
  ends: (own: string) => `If ${own} gives up, it falls, and that ends the tale: who stands best wins.`,
  goesOn: (own: string) => `If ${own} gives up, it falls: its army leaves, and the others play on.`,
  tooSoon: 'First all armies must be mustered.',
  /** Where it is not for a person to end it. */
  notNow: (who: string) => `It is the turn of ${who}. Who gives up does so in their own turn.`,
}
