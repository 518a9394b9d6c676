import {
  type Action,
  type BuildingId,
  type InfluenceId,
  influenceOf,
  ownerOf,
  type Plot,
  parsePlot,
  plotName,
  type State,
} from '../../../engine/citadel/index.ts'

/** What whoever is on turn has in hand: a card to build or to play at a plot, or the wish to tear a building down. */
export type Held =
  | { readonly kind: 'building'; readonly card: BuildingId }
  | { readonly kind: 'influence'; readonly card: InfluenceId }
  | { readonly kind: 'raze' }

export const isSameHeld = (one: Held | null, other: Held | null): boolean =>
  one?.kind === other?.kind && cardOf(one) === cardOf(other)

const cardOf = (held: Held | null) => (held && held.kind !== 'raze' ? held.card : null)

/** Whether what is in hand goes to a plot. */
export const needsPlot = (held: Held): boolean => held.kind !== 'influence' || aimsAtPlot(held.card)

/** Whether an Influence card is aimed at a plot. */
export const aimsAtPlot = (card: InfluenceId): boolean => {
  const { aim } = influenceOf(card)
  return aim === 'rivals-plot' || aim === 'free-plot'
}

/**
 * What a press on a plot comes to, by what is asked and what is in hand: a first plot, the Knight that goes, the place of
 * what is in hand, or with an empty hand a claim; null where it only asks about the plot, as on one's own.
 */
export function actionAt(state: State, held: Held | null, plot: Plot): Action | null {
  const name = plotName(plot)
  const [question] = state.questions
  if (question) return question.type === 'withdraw' ? { type: 'withdraw', plot: name } : null
  if (state.phase === 'choose') return { type: 'choose', plot: name }
  if (held?.kind === 'influence')
    return aimsAtPlot(held.card) ? { type: 'play', card: held.card, target: name } : null
  if (state.phase !== 'act') return null
  if (held?.kind === 'building') return { type: 'build', card: held.card, plot: name }
  if (held?.kind === 'raze') return { type: 'raze', plot: name }
  return ownerOf(state, plot) === null ? { type: 'claim', plot: name } : null
}

/** The plot that an action is about; null where it is about none. */
export function plotOf(action: Action): Plot | null {
  if ('plot' in action) return parsePlot(action.plot)
  return action.type === 'play' && action.target !== undefined ? parsePlot(action.target) : null
}
