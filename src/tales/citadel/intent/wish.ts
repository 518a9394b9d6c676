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

/** The selection of the player on turn: a card to build or play, or the tool to raze a building. */
export type Held =
  | { readonly kind: 'building'; readonly card: BuildingId }
  | { readonly kind: 'influence'; readonly card: InfluenceId }
  | { readonly kind: 'raze' }

export const isSameHeld = (one: Held | null, other: Held | null): boolean =>
  one?.kind === other?.kind && cardOf(one) === cardOf(other)

const cardOf = (held: Held | null) => (held && held.kind !== 'raze' ? held.card : null)

/** True if the selection needs a plot. */
export const needsPlot = (held: Held): boolean => held.kind !== 'influence' || aimsAtPlot(held.card)

/** True if the Influence card is aimed at a plot. */
export const aimsAtPlot = (card: InfluenceId): boolean => {
  const { aim } = influenceOf(card)
  return aim === 'rivals-plot' || aim === 'free-plot'
}

/**
 * Returns the action of a click on a plot, for the open question and the selection: choose a first plot, withdraw a Knight, use the
 * selection, or claim if nothing is selected. Null if a click only selects the plot.
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

/** Returns the plot of an action, or null. */
export function plotOf(action: Action): Plot | null {
  if ('plot' in action) return parsePlot(action.plot)
  return action.type === 'play' && action.target !== undefined ? parsePlot(action.target) : null
}
