import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

type EndedBy = 'goal' | 'land' | 'pile' | 'left'

const turns = (count: number) => countNoun(count, 'turn', 'turns')

/** The last page: the winner, what decided the game, and how it went. */
export const end = {
  title: wordsByKey<EndedBy>({
    goal: 'The goal was reached',
    land: 'Every plot had its Knight',
    pile: 'The last card was turned up',
    left: 'One Order was left',
  }),
  won: (who: string) => `${capital(who)} has won`,
  shared: (who: string) => `${capital(who)} share the victory`,
  withLeader: (order: string, leader: string) => `${order} (${leader})`,
  /** The opening; its first letter is drawn large. */
  once: (orders: number) =>
    `Once upon a time ${inWords(orders)} Orders of Knights shared one round citadel, and each wished to build more of it than the others.`,
  lasted: (count: number) =>
    count === 0 ? 'It was over before the first turn.' : `It lasted ${turns(count)}.`,
  /** Number of buildings of each Order, and the greatest one. */
  built: (shares: string) => `They built: ${shares}.`,
  builtShare: (who: string, count: number, greatest: string) =>
    count === 0
      ? `${who} nothing`
      : `${who} ${countNoun(count, 'house', 'houses')}, ${strong(greatest)}${count === 1 ? '' : ' the greatest'}`,
  besieged: (count: number) => `${capital(countNoun(count, 'plot', 'plots'))} fell to a siege.`,
  taxed: (count: number) => `Taxes took ${countNoun(count, 'brick', 'bricks')} altogether.`,
  resigned: (Who: string) => `${Who} gave up.`,
  decided: wordsByKey<EndedBy, (who: string, points: number) => string>({
    goal: (who, points) =>
      `Then the marker of ${strong(who)} stood at the gate, with ${countNoun(points, 'point', 'points')}, and so it was over.`,
    land: (who, points) =>
      `Then no plot was free any more. The round was played out, and they counted: ${strong(who)} had the most, ${countNoun(points, 'point', 'points')}.`,
    pile: (who, points) =>
      `Then the pile was empty. The round was played out, and they counted: ${strong(who)} had the most, ${countNoun(points, 'point', 'points')}.`,
    left: (who) => `Then all others had left the citadel, and it was the home of ${strong(who)} alone.`,
  }),
  close: { one: 'and the walls remember it to this day.', shared: 'and they hung both banners on the gate.' },

  counted: 'Final score',
  columns: { order: 'Order', points: 'points', plots: 'plots', bricks: 'bricks' },
  isOut: 'gave up',

  unfolded: 'Points, turn by turn',
  turns: 'turns',
  chart: (count: number, standing: string) =>
    `The points of each Order over ${turns(count)}. At the end: ${standing}. The table below has every turn.`,
  standing: (who: string, points: number) => `${who} ${points}`,
  card: 'Card',
  fell: (plot: string, who: string) => `${plot} fell to ${who}`,
  power: (category: string, who: string) => `${who} became the Great Power of ${category}`,

  board: (standing: string) => `The citadel at the end. Points: ${standing}.`,
  /** At the foot: the rules of the game. */
  toldBy: wordsByKey<'basic' | 'strategic'>({
    basic: 'Played by the basic rules.',
    strategic: 'Played by the strategic rules.',
  }),
  lastRound: 'After the goal, the last round was played out.',

  /** The seal: its accessible name and its text. */
  changed: 'Change seats and play again',
  changedFlourish: 'Change',
  changedMain: 'seats',
}

/** The review on the last page. */
export const review = {
  how: 'Points ahead of the best rival. It counts what land, cards and bricks bring in the next two rounds.',
  chart: (decided: string) =>
    `How many points each Order was ahead, turn by turn. ${decided} The table below has every turn.`,
  by: (points: number) =>
    points === 0 ? 'even' : `${inWords(Math.abs(points))} ${points > 0 ? 'ahead' : 'behind'}`,
  luck: 'Luck',
  luckHow: 'What the turned-up cards paid, minus taxes, compared with an average card.',
  lucky: (Who: string, bricks: number) =>
    bricks === 0
      ? `${Who}: as expected.`
      : `${Who}: ${countNoun(Math.abs(bricks), 'brick', 'bricks')} ${bricks > 0 ? 'more' : 'less'}.`,
  best: (card: string, turn: number, who: string, bricks: number) =>
    `The luckiest card was ${card} in turn ${turn}. It paid ${who} ${countNoun(bricks, 'brick', 'bricks')} more than expected.`,
  whose: (who: string) => `It was the turn of ${who}.`,
  advice: (what: string) => `${strong(capital(what))}.`,
  /** Points that the better turn would have brought. */
  worth: (points: number) => `That was worth ${countNoun(points, 'point', 'points')} more.`,
  nothingBetter: 'We found no clearly better turn. You all played well, and the cards did the rest.',
}

/** The question whether an Order gives up. */
export const giveUp = {
  title: 'Give up?',
  last: (own: string, other: string) => `If ${own} gives up, ${other} wins.`,
  goesOn: (own: string) =>
    `If ${own} gives up, its buildings leave the game and its plots are free. The others play on.`,
  /** If no person may end the game, or the gate waits for a confirmation. */
  atGate: (who: string) => `The gate is shut. To give up, the player of ${who} first presses “I am ${who}”.`,
  notNow: (who: string) => `It is the turn of ${who}. You can give up when it is your turn.`,
}
