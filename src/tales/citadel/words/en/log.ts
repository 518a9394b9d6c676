import type { Citadel } from '../../../../engine/citadel/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

const bricks = (count: number) => countNoun(count, 'brick', 'bricks')

/** Log entries: what happened, and why. `Who` begins a sentence, `who` is inside one. */
export const log = {
  heading: (order: string, turn: string) => `${order} · ${turn}`,
  chose: (Who: string, plot: string) => `${Who} chose ${plot}.`,
  turnedUp: (Who: string, card: string) => `${Who} turned up ${card}.`,
  event: (Who: string, name: string) => `${Who} turned up ${name}.`,
  /** Bricks that an Order got or paid: "the Lion 5". Joined as a list. */
  share: (who: string, count: number) => `${who} ${inWords(count)}`,
  paidFor: (category: string, shares: string) => `${category} paid ${shares}.`,
  paidNobody: (category: string) => `${category} paid no one.`,
  taxed: (shares: string) => `Taxes took: ${shares}.`,
  got: (shares: string) => `Bricks for ${shares}.`,
  lost: (shares: string) => `Bricks paid by ${shares}.`,
  purse: (who: string, count: number) => `It took ${bricks(count)} from ${who}.`,
  exempt: (who: string) => `An Exemption spared ${who} the taxes.`,
  pileEmpty: 'The pile is empty: no income.',
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
  hemmedIn: (plot: string) => `The claim of ${plot} cut it off.`,
  built: (Who: string, card: string, plot: string) => `${Who} built ${card} on ${plot}.`,
  hasPoints: (count: number) => `${capital(countNoun(count, 'point', 'points'))} now.`,
  tornDown: (Who: string, card: string, plot: string) => `${Who} tore down ${card} on ${plot}.`,
  burnt: (card: string, plot: string, whose: string) => `${capital(card)} of ${whose} on ${plot} burnt down.`,
  vacated: (Who: string, plot: string) => `${Who} lost ${plot}.`,
  power: (Who: string, category: string) => `${Who} became the Great Power of ${category}.`,
  noPower: (category: string) => `${category} has no Great Power any more.`,
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
  /** Who agreed to a change of controller. */
  agreedBy: { owner: 'Its player wanted it.', all: 'All at the table agreed.' },
}

/** Reasons for refusals, in one sentence each. */
export const refusals = wordsByKey<RefusalCode<Citadel>>({
  'game-over': 'The game is over.',
  'question-open': 'First answer the question.',
  'wrong-phase': 'You cannot do this now.',
  'no-question': 'There is no such question now.',
  'not-offered': 'You cannot choose that.',
  'no-such-plot': 'There is no such plot.',
  'plot-taken': 'This plot has an owner.',
  'borders-own': 'It borders on your plot. First plots cannot touch.',
  'too-many-dots': 'It has too many dots for you.',
  'choose-more': 'Choose more plots first.',
  'not-in-this-version': 'There is no Free Market in the basic game.',
  'no-trade-building': 'You need a Trade building for the Free Market.',
  'not-in-hand': 'You do not have that card.',
  'bought-this-turn': 'You bought it this turn. You cannot sell it yet.',
  'not-for-sale': 'That card is not there.',
  'sold-this-turn': 'You sold it this turn. You cannot buy it back yet.',
  'pile-empty': 'No building is left in the pile.',
  'claims-spent': 'You cannot claim more plots this turn.',
  'not-bordering': 'It does not border on a plot of yours.',
  'no-knights': 'All your Knights are on the board.',
  'builds-spent': 'You cannot build more this turn.',
  'not-your-plot': 'This plot is not yours.',
  'plot-built': 'This plot has a building.',
  'inner-circle': 'Inner circle: no Crafts here.',
  'by-the-river': 'By the river: no Municipal buildings here.',
  'off-the-road': 'No road here: Trade needs one.',
  'road-has-turnpike': 'This road already has a Turnpike.',
  'no-building': 'There is no building here.',
  'plays-by-itself': 'This card plays by itself at the right moment.',
  'bad-target': 'You cannot play that card on this.',
  'last-plot': 'A card cannot take a last plot.',
  'too-few-bricks': 'You have too few bricks.',
})
