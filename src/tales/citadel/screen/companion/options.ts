import {
  type Action,
  askedFor,
  BUILDING_IDS,
  buildsLeft,
  charterPrice,
  citadel,
  costOf,
  givenFor,
  groundOf,
  isBuilding,
  isInfluence,
  kindsIn,
  MOST_CLAIMS,
  type Plot,
  PRICE_OF_HIRING,
  PRICE_OF_PILE,
  PRICE_OF_RAZING,
  parsePlot,
  plotName,
  SHOPS,
  type View,
} from '../../../../engine/citadel/index.ts'
import type { TargetId } from '../../../../ui/input/targets.ts'
import { type MoveOption, moveOptionsAt } from '../../intent/move-options.ts'
import { actionAt, type Held, needsPlot } from '../../intent/wish.ts'
import type { CompanionWords } from '../../words/companion.ts'
import type { Messages } from '../../words/messages.ts'
import { targetsOf, targetWords } from '../table/HeldWords.tsx'
import { type Figure, figureOf } from '../town/offer-words.ts'

/** The kinds of actions of a turn that a phone lists, in order. */
export const TURN_ACTIONS = ['build', 'claim', 'buy', 'hire', 'sell', 'raze'] as const
export type TurnAction = (typeof TURN_ACTIONS)[number]

/** The kind of action with its choices on the page. */
export type ActionKind = TurnAction | 'choose' | 'play'

/** A plot for the selection: allowed, or the reason why not. */
export interface PlaceOption {
  readonly plot: Plot
  readonly option: MoveOption
  readonly figure: Figure
}

/** Reasons that depend on the plot: only these are worth a line of their own. */
const OF_THE_PLOT: readonly MoveOption[] = [
  'inner-circle',
  'by-the-river',
  'off-the-road',
  'road-has-turnpike',
]

/** Returns the plots for the selection, the allowed and best paid ones first. */
export function placesFor(state: View, held: Held | null): PlaceOption[] {
  const offers = moveOptionsAt(state, held)
  const offered = { state, held, offers }
  return [...offers]
    .filter(([, option]) => option === 'may' || (held?.kind === 'building' && OF_THE_PLOT.includes(option)))
    .map(([plot, option]) => ({ plot, option, figure: option === 'may' ? figureOf(offered, plot) : null }))
    .toSorted((one, other) => rankOf(other) - rankOf(one))
}

const rankOf = ({ option, figure }: PlaceOption): number =>
  option !== 'may' ? -1 : figure?.kind === 'pays' ? figure.bricks : 0

/** An action without a plot. */
export interface ActionOption {
  /** Also the target of hints. */
  readonly id: TargetId
  readonly action: Action
}

/** Returns the actions of a kind that need no plot, refused ones too: they have a reason. */
export function actionsOf(state: View, kind: ActionKind, held: Held | null): ActionOption[] {
  switch (kind) {
    case 'hire':
      return [{ id: 'act:hire', action: { type: 'hire' } }]
    case 'buy':
      return [
        { id: 'act:buy-pile', action: { type: 'buy-pile' } },
        ...SHOPS.flatMap((shop) =>
          kindsIn(state[shop], BUILDING_IDS).map((card) => ({
            id: `${shop}:${card}` as const,
            action: { type: 'buy', card, shop } as const,
          })),
        ),
      ]
    case 'sell':
      return held?.kind === 'building'
        ? SHOPS.filter((shop) => shop === 'pawnshop' || state.rules.version === 'strategic').map((shop) => ({
            id: `sell:${shop}` as const,
            action: { type: 'sell', card: held.card, shop },
          }))
        : []
    case 'play':
      return held?.kind === 'influence' && !needsPlot(held)
        ? targetsOf(state, held.card).map((target) => ({
            id: `play:${target}` as const,
            action: { type: 'play', card: held.card, ...(target && { target }) },
          }))
        : []
    default:
      return []
  }
}

/** Returns the kind of action that a selection means; null if it means none yet. `wanted`: the last kind that the player pressed. */
export function kindOf(state: View, held: Held | null, wanted: TurnAction | null): ActionKind | null {
  if (held?.kind === 'influence') return 'play'
  if (held?.kind === 'raze') return 'raze'
  if (held?.kind === 'building') return wanted === 'sell' ? 'sell' : 'build'
  if (state.phase === 'choose') return 'choose'
  return state.phase === 'act' && wanted !== 'raze' ? wanted : null
}

/** Returns the action of the main button: that of the chosen plot or option, or the only one. */
export function plannedAction(
  state: View,
  kind: ActionKind | null,
  { held, plot, option }: { held: Held | null; plot: Plot | null; option: TargetId | null },
): Action | null {
  if (kind === null) return null
  const options = actionsOf(state, kind, held)
  const chosen = options.find(({ id }) => id === option) ?? (options.length === 1 ? options[0] : undefined)
  if (chosen) return chosen.action
  const usesPlot = kind === 'choose' || kind === 'claim' || (held && kind !== 'sell' && needsPlot(held))
  const action = usesPlot && plot !== null ? actionAt(state, held, plot) : null
  return action && citadel.refuse(state, action) === null ? action : null
}

/** The label of the main button: the action, its place and its price. */
export function mainButtonWords(m: Messages, { main }: CompanionWords, state: View, action: Action): string {
  const priceOf = (plot: string) => {
    const place = parsePlot(plot)
    return place === null ? 0 : groundOf(place).dots
  }
  switch (action.type) {
    case 'choose':
      return main.choose(action.plot)
    case 'claim':
      return main.claim(action.plot, priceOf(action.plot))
    case 'build':
      return isBuilding(action.card) ? main.build(action.plot, costOf(state, action.card)) : ''
    case 'raze':
      return main.raze(action.plot, PRICE_OF_RAZING)
    case 'hire':
      return main.hire(PRICE_OF_HIRING)
    case 'buy-pile':
      return main.pile(PRICE_OF_PILE)
    case 'buy':
      return isBuilding(action.card)
        ? main.buy(m.cards.buildings[action.card], askedFor(action.card, action.shop))
        : ''
    case 'sell':
      return isBuilding(action.card)
        ? main.sell(m.cards.buildings[action.card], givenFor(action.card, action.shop))
        : ''
    case 'play': {
      if (!isInfluence(action.card)) return ''
      const { card, target } = action
      const plot = target === undefined ? null : parsePlot(target)
      if (plot !== null && card === 'charter') return main.claim(plotName(plot), charterPrice(plot))
      const name = m.cards.influence[card]
      return target === undefined
        ? m.table.hand.play(name)
        : m.table.planks.playAt(name, plot === null ? targetWords(m, card, target) : target)
    }
    default:
      return ''
  }
}

/** The number beside an action of the turn. */
export interface Budget {
  readonly count: number
  readonly means: 'left' | 'costs' | 'gives'
}

/** Returns the remaining count of an action, its price or its yield; null while that is unknown. */
export function budgetOf(state: View, action: TurnAction, held: Held | null): Budget | null {
  switch (action) {
    case 'build':
      return { count: Math.max(0, buildsLeft(state)), means: 'left' }
    case 'claim':
      return { count: MOST_CLAIMS - state.spent.claims, means: 'left' }
    case 'buy':
      return { count: PRICE_OF_PILE, means: 'costs' }
    case 'hire':
      return { count: PRICE_OF_HIRING, means: 'costs' }
    case 'raze':
      return { count: PRICE_OF_RAZING, means: 'costs' }
    case 'sell':
      return held?.kind === 'building' ? { count: givenFor(held.card, 'pawnshop'), means: 'gives' } : null
  }
}
