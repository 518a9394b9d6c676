import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

type EndedBy = 'goal' | 'land' | 'pile' | 'left'

const turns = (count: number) => countNoun(count, 'turn', 'turns')

/** What the last page says: who has won, how it was decided, and how it went. */
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
    count === 0 ? 'Before the first turn it was over.' : `It lasted ${turns(count)}.`,
  /** What each Order built: so many houses, and the greatest of them. */
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
      `Then no plot was free any more. The round was played out, and they counted: ${strong(who)} had most, ${countNoun(points, 'point', 'points')}.`,
    pile: (who, points) =>
      `Then the pile was empty. The round was played out, and they counted: ${strong(who)} had most, ${countNoun(points, 'point', 'points')}.`,
    left: (who) => `Then all others had left the citadel, and it was the home of ${strong(who)} alone.`,
  }),
  close: { one: 'and the walls remember it to this day.', shared: 'and they hung both banners on the gate.' },

  counted: 'How they stood at the end',
  columns: { order: 'Order', points: 'points', plots: 'plots', bricks: 'bricks' },
  isOut: 'gave up',

  unfolded: 'Points, turn by turn',
  turns: 'turns of the tale',
  chart: (count: number, standing: string) =>
    `The points of each Order over ${turns(count)}. At the end: ${standing}. The table that follows has every turn.`,
  standing: (who: string, points: number) => `${who} ${points}`,
  card: 'Card',
  fell: (plot: string, who: string) => `${plot} fell to ${who}`,
  power: (category: string, who: string) => `${who} became the Great Power of ${category}`,

  board: (standing: string) => `The citadel at the end. Points: ${standing}.`,
  /** At the foot: by which rules it was played. */
  toldBy: wordsByKey<'basic' | 'strategic'>({
    basic: 'Played by the basic rules.',
    strategic: 'Played by the strategic rules.',
  }),
  lastRound: 'The last round was played out after the goal, too.',

  /** The seal: what it does, and what is written on it. */
  changed: 'Again: change seats',
  changedFlourish: 'Change',
  changedMain: 'seats',
}

/** Words of the last page about what decided it. */
export const review = {
  how: 'In points ahead of the best of the others; what land, cards and bricks bring in the next two rounds is counted in.',
  chart: (decided: string) =>
    `By how many points each Order was ahead, turn by turn. ${decided} The table that follows has every turn.`,
  by: (points: number) =>
    points === 0 ? 'even' : `${inWords(Math.abs(points))} ${points > 0 ? 'ahead' : 'behind'}`,
  luck: 'What was luck',
  luckHow:
    'What the cards that were turned up paid, taxes taken off, beside what could be expected of any card.',
  lucky: (Who: string, bricks: number) =>
    bricks === 0
      ? `${Who}: as could be expected.`
      : `${Who}: ${countNoun(Math.abs(bricks), 'brick', 'bricks')} ${bricks > 0 ? 'more' : 'less'}.`,
  best: (card: string, turn: number, who: string, bricks: number) =>
    `The luckiest card was ${card} in turn ${turn}: it brought ${who} ${countNoun(bricks, 'brick', 'bricks')} more than could be expected.`,
  whose: (who: string) => `It was a turn of ${who}.`,
  advice: (what: string) => `${strong(capital(what))}.`,
  /** What it would have brought. */
  worth: (points: number) => `That would have stood better by ${countNoun(points, 'point', 'points')}.`,
  nothingBetter: 'Nothing clearly better was found: the cards had their share, and the rest was well played.',
}

/** Words of the question whether an Order shall give up. */
export const giveUp = {
  title: 'Give up?',
  last: (own: string, other: string) => `If ${own} gives up, ${other} has won.`,
  goesOn: (own: string) =>
    `If ${own} gives up, its buildings leave the game and its plots are free. The others play on.`,
  /** Where it is not for a person to end it, or nobody knows yet who sits there. */
  atGate: (who: string) => `The gate is shut. To give up, the player of ${who} first presses “I am ${who}”.`,
  notNow: (who: string) => `It is the turn of ${who}. Who gives up does so in their own turn.`,
}
