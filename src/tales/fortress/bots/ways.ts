import {
  type Action,
  actionText,
  type CreatureId,
  copyOf,
  type Fighter,
  isLand,
  KINDS,
  type State,
} from '../../../engine/fortress/index.ts'
import { bestColumns } from './column.ts'
import type { Taste } from './kinds.ts'
import { building, does, lastOf, pagePlan, sending, tasteOf } from './page.ts'
import type { Plan } from './player.ts'

/** The Captain searches columns for each of these prices of own losses. */
const PRICES = [0.3, 0.6, 0.8, 1, 1.3, 1.8, 3]

/** Returns a taste that counts defenders equally, and prices losses by their power. */
const byHeads = (price: number): Taste => ({
  slain: () => HEAD,
  lost: ({ power }: Fighter) => price * power,
})

const HEAD = 6

const TASTES: readonly Taste[] = [...PRICES.map(tasteOf), byHeads(0.5), byHeads(1), byHeads(2)]

/** Minimum life for a land that costs life. */
const LIFE_TO_SPARE = 5

/** Limit of considered sets of cards to cast. */
const MOST_LOADS = 6

/** A position within a turn, and the actions that led to it. */
interface Way {
  state: State
  done: Action[]
}

/** Returns the distinct plans for this turn that the Captain considers, the Page's first. */
export function candidatePlans(state: State): Plan[] {
  const plans = [pagePlan(state), ...buildings(state).flatMap(attacks).map(planOf)]
  const seen = new Set<string>()
  return plans.filter((plan) => {
    const text = plan.map(actionText).join()
    return !seen.has(text) && seen.add(text)
  })
}

/** Completes a plan to the end of the turn, where the rng takes over. */
function planOf({ state, done }: Way): Plan {
  const [first, ...more] = done
  if (!first) return [lastOf(state)]
  return state.outcome ? [first, ...more] : [first, ...more, lastOf(state)]
}

/** Returns the considered ways to lay and cast: after the free land every full set of cards, and one variant with an extra land. */
function buildings(state: State): Way[] {
  if (state.column.length > 0) return [{ state, done: [] }]
  const laid = afterAll(state, landsOf(state))
  const more = oneMoreLand(laid.state)
  const usual = { state: copyOf(laid.state), done: [...laid.done] }
  usual.done.push(...building(usual.state))
  return [usual, ...loadsOf(laid), ...(more ? [withAll(laid, more)] : [])]
}

/** Returns the lands that the Page would lay. */
const landsOf = (state: State): Action[] => building(copyOf(state)).filter(({ type }) => type === 'lay')

/** Returns the sets of hand cards that leave no room for another card. */
function loadsOf(laid: Way): Way[] {
  const cards = [...new Set(laid.state.hand)].filter((card) => !isLand(card))
  const found: Way[] = []
  const fill = (way: Way, from: number): void => {
    if (found.length === MOST_LOADS) return
    const next = cards.map((card) => afterAll(way.state, [{ type: 'cast', card }], way.done))
    const more = next.filter(({ done }) => done.length > way.done.length)
    if (more.length === 0) found.push(way)
    for (const [index, one] of next.entries()) if (index >= from && more.includes(one)) fill(one, index)
  }
  fill(laid, 0)
  return found
}

/** Returns an extra land for a life, or null if none is in hand or the life is too low. */
function oneMoreLand(state: State): Action | null {
  const kind = KINDS.find((land) => state.hand.includes(land))
  return kind && state.life >= LIFE_TO_SPARE ? { type: 'lay', card: kind } : null
}

/** Lays an extra land, and then builds like the Page. */
function withAll(laid: Way, land: Action): Way {
  const way = afterAll(laid.state, [land], laid.done)
  return { state: way.state, done: [...way.done, ...building(way.state)] }
}

/** Performs the allowed ones of some actions on a copy. */
function afterAll(state: State, actions: readonly Action[], before: readonly Action[] = []): Way {
  const now = copyOf(state)
  return { state: now, done: [...before, ...actions.filter((action) => does(now, action))] }
}

/** Returns every considered column, including the empty one. */
function attacks({ state, done }: Way): Way[] {
  if (state.attacked || state.garrison.length === 0) return [{ state, done }]
  const columns = TASTES.flatMap((taste) => {
    const { best, clearing, sparing } = bestColumns(state, taste)
    return [best, clearing, sparing].flatMap((column) => (column ? [column.send] : []))
  })
  const all = [...columns, ...columns.map((column) => column.slice(0, -1)), []]
  const different = new Map(all.map((column) => [column.join(), column]))
  return [...different.values()].map((column) => attacked(state, done, column))
}

function attacked(state: State, done: readonly Action[], column: readonly CreatureId[]): Way {
  const now = copyOf(state)
  return { state: now, done: [...done, ...sending(now, column)] }
}
