import type { Citadel } from '../../../../engine/citadel/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

const bricks = (count: number) => countNoun(count, 'brick', 'bricks')

/** Lines of the tale so far: what happened, and why. `Who` begins a sentence, `who` stands within one. */
export const log = {
  heading: (order: string, turn: string) => `${order} · ${turn}`,
  chose: (Who: string, plot: string) => `${Who} chose ${plot}.`,
  turnedUp: (Who: string, card: string) => `${Who} turned up ${card}.`,
  event: (Who: string, name: string) => `${Who} turned up ${name}.`,
  /** Who was paid, or paid, how much: "the Lion 5", joined as a list. */
  share: (who: string, count: number) => `${who} ${inWords(count)}`,
  paidFor: (category: string, shares: string) => `${category} paid ${shares}.`,
  paidNobody: (category: string) => `${category} paid nobody.`,
  taxed: (shares: string) => `Taxes took: ${shares}.`,
  got: (shares: string) => `Bricks for ${shares}.`,
  lost: (shares: string) => `Bricks paid by ${shares}.`,
  purse: (who: string, count: number) => `It took ${bricks(count)} from ${who}.`,
  exempt: (who: string) => `An Exemption spared ${who} the taxes.`,
  pileEmpty: 'The pile is empty: nobody is paid.',
  drew: (Who: string) => `${Who} bought a card from the pile.`,
  drewCard: (Who: string, card: string) => `${Who} bought a card from the pile: ${card}.`,
  hired: (Who: string) => `${Who} hired an Influence card.`,
  gotInfluence: (Who: string) => `${Who} drew an Influence card.`,
  itIs: (card: string) => `It is ${card}.`,
  forRedBox: 'For a red box.',
  sold: (Who: string, card: string, where: string, count: number) =>
    `${Who} sold ${card} ${where} for ${bricks(count)}.`,
  bought: (Who: string, card: string, where: string, count: number) =>
    `${Who} bought ${card} ${where} for ${bricks(count)}.`,
  claimed: (Who: string, plot: string, count: number) => `${Who} claimed ${plot} for ${bricks(count)}.`,
  chartered: (Who: string, plot: string, count: number) =>
    `${Who} took ${plot} by a Charter for ${bricks(count)}.`,
  besieged: (Who: string, plot: string, whose: string) => `${Who} took ${plot} from ${whose} by siege.`,
  hemmedIn: (plot: string) => `With ${plot} it was cut off.`,
  built: (Who: string, card: string, plot: string) => `${Who} built ${card} on ${plot}.`,
  hasPoints: (count: number) => `${capital(countNoun(count, 'point', 'points'))} now.`,
  tornDown: (Who: string, card: string, plot: string) => `${Who} tore down ${card} on ${plot}.`,
  burnt: (card: string, plot: string, whose: string) => `${capital(card)} of ${whose} on ${plot} burnt down.`,
  vacated: (Who: string, plot: string) => `${Who} lost ${plot}.`,
  power: (Who: string, category: string) => `${Who} became the Great Power of ${category}.`,
  noPower: (category: string) => `Nobody is the Great Power of ${category} any more.`,
  played: (Who: string, card: string) => `${Who} played ${card}.`,
  playedAt: (Who: string, card: string, target: string) => `${Who} played ${card}: ${target}.`,
  warded: (who: string) => `It failed: ${who} had a Safe Conduct.`,
  took: (Who: string, from: string) => `${Who} took a card from ${from}.`,
  tookCard: (Who: string, from: string, card: string) => `${Who} took ${card} from ${from}.`,
  gave: (Who: string, to: string) => `${Who} gave a card to ${to}.`,
  gaveCard: (Who: string, to: string, card: string) => `${Who} gave ${card} to ${to}.`,
  discarded: (Who: string, card: string) => `${Who} discarded ${card}.`,
  redBox: (Who: string, points: number) => `${Who} reached the red box ${points}.`,
  lastRound: {
    land: 'All plots have an owner: this is the last round.',
    pile: 'The pile is empty: this is the last round.',
    goal: 'The goal is reached: this is the last round.',
  },
  resigned: (Who: string) => `${Who} gave up.`,
  won: (Who: string, shared: boolean) => (shared ? `${Who} share the victory.` : `${Who} has won.`),
  /** Who agreed that an Order passes into other hands. */
  agreedBy: { owner: 'Its player wanted it so.', all: 'All at the table agreed.' },
}

/** Why something is not allowed: one plain sentence for each reason of the law. */
export const refusals = wordsByKey<RefusalCode<Citadel>>({
  'game-over': 'The tale has ended.',
  'question-open': 'First answer what is asked.',
  'wrong-phase': 'This cannot be done now.',
  'no-question': 'Nothing of the kind is asked.',
  'not-offered': 'That is not one of the choices.',
  'no-such-plot': 'There is no such plot.',
  'plot-taken': 'This plot has an owner.',
  'borders-own': 'It borders on a plot of yours: first plots lie apart.',
  'too-many-dots': 'It has too many dots for you.',
  'choose-more': 'You have not chosen enough plots yet.',
  'not-in-this-version': 'There is no Free Market in the basic game.',
  'no-trade-building': 'The Free Market is for those who own a Trade building.',
  'not-in-hand': 'You do not have that card.',
  'bought-this-turn': 'What you bought this turn you cannot sell again.',
  'not-for-sale': 'That card does not lie there.',
  'sold-this-turn': 'What you sold this turn you cannot buy back.',
  'pile-empty': 'No building is left in the pile.',
  'claims-spent': 'You have claimed all you may this turn.',
  'not-bordering': 'It does not border on a plot of yours.',
  'no-knights': 'All your Knights stand on the board.',
  'builds-spent': 'You have built all you may this turn.',
  'not-your-plot': 'This plot is not yours.',
  'plot-built': 'A building stands here already.',
  'inner-circle': 'Inner circle: no Crafts here.',
  'by-the-river': 'By the river: Municipal buildings fear the flood.',
  'off-the-road': 'Off the road: Trade needs one.',
  'road-has-turnpike': 'This road has its Turnpike.',
  'no-building': 'No building stands here.',
  'plays-by-itself': 'This card plays by itself when its moment comes.',
  'bad-target': 'That card cannot be aimed at this.',
  'last-plot': 'Nobody loses their last plot to a card.',
  'too-few-bricks': 'You have too few bricks.',
})
