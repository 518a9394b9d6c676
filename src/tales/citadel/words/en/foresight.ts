import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'

/** What somebody wiser would do, for who must decide. */
export const hints = {
  ask: 'What would you do?',
  title: { grandMaster: 'The Grand Master’s hint', knight: 'The Knight’s hint' },
  thinking: 'The Grand Master is thinking…',
  close: 'Put the hint away',
  /** The rest of the turn, one action after another. */
  would: (actions: string) => `I would ${actions}.`,
  thenAfter: ', then ',
  choose: (plot: string) => `choose ${plot}`,
  stop: 'stop choosing',
  reveal: 'turn up a card',
  sell: (card: string, where: string) => `sell ${card} ${where}`,
  buy: (card: string, where: string) => `buy ${card} ${where}`,
  'buy-pile': 'buy a card from the pile',
  claim: (plot: string) => `claim ${plot}`,
  build: (card: string, plot: string) => `build ${card} on ${plot}`,
  raze: (plot: string) => `tear down what stands on ${plot}`,
  hire: 'hire an Influence card',
  play: (card: string) => `play ${card}`,
  playAt: (card: string, at: string) => `play ${card} at ${at}`,
  withdraw: (plot: string) => `leave ${plot}`,
  discard: (card: string) => `give up ${card}`,
  take: (card: string) => `take ${card}`,
  give: (card: string) => `give ${card}`,
  end: 'end the turn',
  resign: 'give up',

  because: {
    wins: 'With that you win.',
    besieges: (plot: string, who: string) => `You take ${plot} from ${who} by siege.`,
    power: (category: string) => `The Great Power of ${category} is yours then.`,
    redBox: 'You end on a red box: that brings an Influence card.',
    points: (count: number) => `It brings ${countNoun(count, 'point', 'points')}.`,
    income: (category: string, count: number) =>
      `${category} then pays you ${countNoun(count, 'brick', 'bricks')}.`,
    saves: (plot: string) => `Then no single claim can bring ${plot} down.`,
    land: (count: number) => `You have ${countNoun(count, 'plot', 'plots')} more to build on.`,
    taxes: (count: number) => `Taxes would take ${countNoun(count, 'brick', 'bricks')} less.`,
    reveal: 'Nothing can be bought or built before a card is turned up.',
    /** In what a first plot is better than the others. */
    plot: {
      premium: (count: number) => `It pays a premium of ${inWords(count)}.`,
      dots: (count: number) => `It takes ${countNoun(count, 'dot', 'dots')} of yours: fewer than most.`,
      fits: (count: number) => `${capital(countNoun(count, 'card', 'cards'))} of yours may stand there.`,
      free: (count: number) =>
        `${capital(countNoun(count, 'plot', 'plots'))} beside it ${count === 1 ? 'is' : 'are'} free.`,
      takes: (count: number) => `Buildings of ${countNoun(count, 'category', 'categories')} may stand there.`,
    },
    best: 'All in all no better plot may be chosen.',
    stop: 'No plot that is left is worth its dots.',
    take: 'Of these it is worth most to you.',
    question: 'That loses least.',
    quiet: 'It brings nothing at once, and keeps most for later.',
  },
}
