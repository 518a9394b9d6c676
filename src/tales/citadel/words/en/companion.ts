import { capital, inWords } from '../../../../ui/text/en/numbers.ts'

/** A table of several devices: the phone with a seat of its own. */
export const companion = {
  /** The word after a number of bricks. */
  bricks: (count: number) => (count === 1 ? 'brick' : 'bricks'),
  name: 'Your side of the table',
  points: (count: number, goal: number) => `${count} of ${goal}`,
  goal: 'The goal',
  goalNote: 'end your turn',
  toRedBox: (count: number) =>
    count === 0 ? 'A red box' : `${count} more ${count === 1 ? 'point' : 'points'}`,
  redBoxNote: 'and a card',
  next: { heading: 'The next card pays me', tax: 'tax' },

  /** The heading over the choices of an action. */
  asks: {
    choose: 'Where?',
    build: 'Where?',
    claim: 'Which plot?',
    buy: 'Which card?',
    sell: 'Where?',
    hire: 'An Influence card',
    raze: 'Which building?',
    play: 'Play',
  },
  hireNote: 'You do not see it before you pay.',
  noBuildings: 'You have no buildings in your hand.',
  start: 'Choose a card, or an action below.',
  startReveal: 'First turn up a card. You can play an Influence card before.',
  dots: (count: number) => `${count} ${count === 1 ? 'dot' : 'dots'}`,
  pile: 'the pile',

  /** The actions of a turn, in one word each, and what their numbers mean. */
  actions: {
    name: 'Actions',
    build: 'build',
    claim: 'claim',
    buy: 'buy',
    hire: 'hire',
    sell: 'sell',
    raze: 'tear down',
    left: 'left this turn',
    costs: 'bricks to pay',
    gives: 'bricks for you',
  },

  /** The main button: action, place and price. */
  main: {
    choose: (plot: string) => `Choose ${plot}`,
    build: (plot: string, price: number) =>
      price === 0 ? `Build on ${plot} for free` : `Build on ${plot} for ${price}`,
    claim: (plot: string, price: number) => `Claim ${plot} for ${price}`,
    raze: (plot: string, price: number) => `Tear down ${plot} for ${price}`,
    buy: (card: string, price: number) => `Buy ${card} for ${price}`,
    pile: (price: number) => `From the pile for ${price}`,
    hire: (price: number) => `Hire influence for ${price}`,
    sell: (card: string, count: number) => `Sell ${card} for ${count}`,
  },
  toBoard: 'Show the board',
  toHand: 'Back to my cards',
  yourTurn: 'It is your turn.',

  /** While others play. */
  wait: {
    now: 'Now it is the turn of',
    asked: 'Now we wait for',
    does: {
      choose: 'chooses a first plot',
      reveal: 'turns up a card',
      act: 'builds and trades',
      question: 'answers a question',
    },
    turnedUp: (card: string) => `Turned up: ${card}`,
    tax: (count: number) => `Taxes took ${count} of yours.`,
    pays: (count: number) => (count === 0 ? 'It paid you nothing.' : `It paid you ${count}.`),
    loses: (count: number) => `It took ${count} from you.`,
    others: (shares: string) => `${capital(shares)}.`,
    share: (who: string, count: number) => `${who} ${count}`,
    before: (turns: number) =>
      `${capital(turns === 1 ? 'one more turn' : `${inWords(turns)} more turns`)}, and it is yours.`,
    queue: { name: 'The next turns', now: 'now', next: 'next', later: 'then', you: 'you' },
    hand: 'Your hand',
    plan: 'look, and plan',
    hums: 'It hums when it is your turn',
    humsWhile: 'as long as this page stays open',
    missed: 'What I missed',
    close: 'Close',
    board: 'The board',
  },

  /** A screen for all players, without a seat. */
  big: {
    name: 'The table for everybody',
    now: 'It is the turn of',
    first: (goal: number) => `First to ${goal}`,
    ranking: 'The Orders',
    justNow: 'Just now',
    left: 'left',
    inPile: (count: number) => `${count} cards in the pile`,
    away: (who: string, count: number) => `${who} ${count === 1 ? 'is' : 'are'} away: we wait.`,
  },
}
