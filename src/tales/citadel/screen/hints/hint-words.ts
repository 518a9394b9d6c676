import {
  type Action,
  asSeat,
  BUILDING_IDS,
  CATEGORIES,
  INFLUENCE_IDS,
  parsePlot,
  plotName,
  type View,
} from '../../../../engine/citadel/index.ts'
import { meritsOf } from '../../bots/index.ts'
import { type PlanChange, planChanges } from '../../foresight/index.ts'
import type { Messages } from '../../words/messages.ts'
import { orderName } from '../state/order-names.ts'

/** The rest of a turn in words: advice and reasons. `seen`: the view of the seat that must decide. */
export const hintLines = (m: Messages, seen: View, plan: readonly Action[]): string[] => [
  m.hints.would(planWords(m, plan)),
  ...reasonsFor(m, seen, plan),
]

/** The actions of a plan in words, in order. */
export const planWords = (m: Messages, plan: readonly Action[]): string =>
  plan.map((action) => actionWords(m, action)).join(m.hints.thenAfter)

function actionWords(m: Messages, action: Action): string {
  const { hints, common } = m
  switch (action.type) {
    case 'choose':
    case 'claim':
    case 'raze':
    case 'withdraw':
      return hints[action.type](action.plot)
    case 'sell':
    case 'buy':
      return hints[action.type](cardName(m, action.card), common.inShop[action.shop])
    case 'build':
      return hints.build(cardName(m, action.card), action.plot)
    case 'play':
      return playWords(m, action.card, action.target)
    case 'discard':
    case 'take':
    case 'give':
      return hints[action.type](cardName(m, action.card))
    default:
      return hints[action.type]
  }
}

function playWords(m: Messages, card: string, target: string | undefined): string {
  const name = cardName(m, card)
  if (target === undefined) return m.hints.play(name)
  const category = CATEGORIES.find((one) => one === target)
  const at = category
    ? m.common.categories[category]
    : /^\d$/.test(target)
      ? orderName(m, asSeat(Number(target) - 1))
      : target
  return m.hints.playAt(name, at)
}

function cardName({ cards }: Messages, card: string): string {
  const building = BUILDING_IDS.find((id) => id === card)
  const influence = INFLUENCE_IDS.find((id) => id === card)
  return building ? cards.the(building) : influence ? cards.influence[influence] : card
}

/** Maximum number of reasons, so that a hint stays short. */
const MOST = 2

/** Reasons: the exact changes that the whole plan brings. */
export function reasonsFor(m: Messages, seen: View, plan: readonly Action[]): string[] {
  const { because } = m.hints
  const [first] = plan
  if (first?.type === 'reveal') return [because.reveal]
  if (first?.type === 'choose') return plotReasons(m, seen, first.plot)
  if (first?.type === 'stop') return [because.stop]
  if (seen.questions.length > 0) return [first?.type === 'take' ? because.take : because.question]
  const reasons = planChanges(seen, plan)
  if (reasons.length === 0) return [because.quiet]
  const told = reasons[0]?.kind === 'wins' ? 1 : MOST
  return reasons.slice(0, told).map((change) => reasonWords(m, change))
}

/** Reasons for a first plot: its advantages over the others, by the criteria of the Grand Master. */
function plotReasons({ hints: { because } }: Messages, seen: View, name: string): string[] {
  const plot = parsePlot(name)
  const merits = plot === null ? [] : meritsOf(seen, plot)
  const told = merits.slice(0, MOST).map(({ term, count }) => because.plot[term](count))
  return told.length > 0 ? told : [because.best]
}

function reasonWords(m: Messages, change: PlanChange): string {
  const { because } = m.hints
  const { categories } = m.common
  switch (change.kind) {
    case 'wins':
      return because.wins
    case 'besieges':
      return because.besieges(plotName(change.plot), orderName(m, change.from))
    case 'power':
      return because.power(categories[change.category])
    case 'red-box':
      return because.redBox
    case 'income':
      return because.income(categories[change.category], change.count)
    case 'saves':
      return because.saves(plotName(change.plot))
    default:
      return because[change.kind](change.count)
  }
}
