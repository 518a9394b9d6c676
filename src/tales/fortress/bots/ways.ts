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

/** The prices of own losses at which columns are looked for. */
const PRICES = [0.3, 0.6, 0.8, 1, 1.3, 1.8, 3]

/** Somebody who counts heads: a weak defender is as good as a strong one, and its own are dear for their power. */
const byHeads = (price: number): Taste => ({
  slain: () => HEAD,
  lost: ({ power }: Fighter) => price * power,
})

const HEAD = 6

const TASTES: readonly Taste[] = [...PRICES.map(tasteOf), byHeads(0.5), byHeads(1), byHeads(2)]

/** The least life at which a land that costs some is thought of. */
const LIFE_TO_SPARE = 5

/** So many ways to cast are thought of, and no more. */
const MOST_LOADS = 6

/** A position within a turn, and what was done to come there. */
interface Way {
  state: State
  done: Action[]
}

/** The ways to play this turn that the Captain thinks about, each once: the Page's first. */
export function waysOf(state: State): Plan[] {
  const plans = [pagePlan(state), ...buildings(state).flatMap(attacks).map(planOf)]
  const seen = new Set<string>()
  return plans.filter((plan) => {
    const text = plan.map(actionText).join()
    return !seen.has(text) && seen.add(text)
  })
}

/** To the end of the turn, which luck decides. */
function planOf({ state, done }: Way): Plan {
  const [first, ...more] = done
  if (!first) return [lastOf(state)]
  return state.outcome ? [first, ...more] : [first, ...more, lastOf(state)]
}

/** Ways to lay and cast: with the land that costs nothing all that can be cast, and with one more where life allows it. */
function buildings(state: State): Way[] {
  if (state.column.length > 0) return [{ state, done: [] }]
  const laid = afterAll(state, landsOf(state))
  const more = oneMoreLand(laid.state)
  const usual = { state: copyOf(laid.state), done: [...laid.done] }
  usual.done.push(...building(usual.state))
  return [usual, ...loadsOf(laid), ...(more ? [withAll(laid, more)] : [])]
}

/** The lands that the Page would lay. */
const landsOf = (state: State): Action[] => building(copyOf(state)).filter(({ type }) => type === 'lay')

/** Every choice of hand cards that leaves no room for another one. */
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

/** Another land, for a life; null where that is not to be thought of. */
function oneMoreLand(state: State): Action | null {
  const kind = KINDS.find((land) => state.hand.includes(land))
  return kind && state.life >= LIFE_TO_SPARE ? { type: 'lay', card: kind } : null
}

/** With another land, and then as the Page builds. */
function withAll(laid: Way, land: Action): Way {
  const way = afterAll(laid.state, [land], laid.done)
  return { state: way.state, done: [...way.done, ...building(way.state)] }
}

/** How it stands after some actions, as far as they are allowed. */
function afterAll(state: State, actions: readonly Action[], before: readonly Action[] = []): Way {
  const now = copyOf(state)
  return { state: now, done: [...before, ...actions.filter((action) => does(now, action))] }
}

/** Every column that is thought of, and none. */
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
