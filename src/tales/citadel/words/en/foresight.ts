import { hintWords } from '../../../../ui/text/en/hints.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { bots } from './base.ts'

/** Hints of the strongest bot for the seat that must decide. */
export const hints = {
  ...hintWords(bots.names),
  choose: (plot: string) => `choose ${plot}`,
  stop: 'stop choosing',
  reveal: 'turn up a card',
  sell: (card: string, where: string) => `sell ${card} ${where}`,
  buy: (card: string, where: string) => `buy ${card} ${where}`,
  'buy-pile': 'buy a card from the pile',
  claim: (plot: string) => `claim ${plot}`,
  build: (card: string, plot: string) => `build ${card} on ${plot}`,
  raze: (plot: string) => `tear down the building on ${plot}`,
  hire: 'hire an Influence card',
  play: (card: string) => `play ${card}`,
  playAt: (card: string, at: string) => `play ${card} on ${at}`,
  withdraw: (plot: string) => `leave ${plot}`,
  discard: (card: string) => `discard ${card}`,
  take: (card: string) => `take ${card}`,
  give: (card: string) => `give ${card}`,
  end: 'end the turn',
  resign: 'give up',

  because: {
    wins: 'That wins the game.',
    besieges: (plot: string, who: string) => `You take ${plot} from ${who} by siege.`,
    power: (category: string) => `You become the Great Power of ${category}.`,
    redBox: 'You end on a red box and get an Influence card.',
    points: (count: number) => `You get ${countNoun(count, 'point', 'points')}.`,
    income: (category: string, count: number) =>
      `${category} then pays you ${countNoun(count, 'brick', 'bricks')}.`,
    saves: (plot: string) => `Then no one claim takes ${plot}.`,
    land: (count: number) => `You get ${countNoun(count, 'more plot', 'more plots')} to build on.`,
    taxes: (count: number) => `Taxes would take ${countNoun(count, 'brick', 'bricks')} less.`,
    reveal: 'First turn up a card. Then you can buy and build.',
    /** Advantages of a first plot over the others. */
    plot: {
      premium: (count: number) => `It pays a premium of ${inWords(count)}.`,
      dots: (count: number) => `It has ${countNoun(count, 'dot', 'dots')}: fewer than most.`,
      fits: (count: number) => `You can build ${countNoun(count, 'card', 'cards')} of yours there.`,
      free: (count: number) =>
        `${capital(countNoun(count, 'plot', 'plots'))} beside it ${count === 1 ? 'is' : 'are'} free.`,
      takes: (count: number) => `Buildings of ${countNoun(count, 'category', 'categories')} fit there.`,
    },
    best: 'All in all it is the best plot.',
    stop: 'No plot left is worth its dots.',
    take: 'It is worth the most to you.',
    question: 'That costs you the least.',
    quiet: 'It brings nothing now, but helps most later.',
  },
}
