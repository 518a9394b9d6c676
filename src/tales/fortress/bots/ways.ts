import {
  type Action,
  actionText,
  type CardId,
  type CreatureId,
  copyOf,
  creatureFace,
  isCreature,
  isTreasure,
  KINDS,
  phaseOf,
  type State,
} from '../../../engine/fortress/index.ts'
import { type Aim, bestColumn } from './column.ts'
import { bestLoad, worthOf } from './load.ts'
import { building, does, pagePlan, sending } from './page.ts'
import type { Plan } from './player.ts'

/** The prices of own losses at which columns are looked for. */
const PRICES = [0.3, 0.6, 1, 1.8, 3]

const AIMS: readonly Aim[] = ['worth', 'clear']

/** The least life at which a land that costs some is thought of. */
const LIFE_TO_SPARE = 5

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
  const last: Action = { type: phaseOf(state) === 'assault' ? 'assault' : 'end' }
  if (!first) return [last]
  return state.outcome ? [first, ...more] : [first, ...more, last]
}

/** Up to three ways to lay and cast: as the Page does, for power alone, and with one more land where life allows it. */
function buildings(state: State): Way[] {
  if (state.column.length > 0) return [{ state, done: [] }]
  return [usually, forPower, withOneMore].flatMap((build) => {
    const now = copyOf(state)
    const done = build(now)
    return done ? [{ state: now, done }] : []
  })
}

const usually = (state: State): Action[] => building(state)

/** Casts what brings the most power, whatever it can take. */
function forPower(state: State): Action[] {
  const laid = layingOnly(state)
  const worth = (card: CardId): number => {
    if (isCreature(card)) return creatureFace(card).power
    return isTreasure(card) ? worthOf(card) / 2 : 0
  }
  return [...laid, ...casting(state, bestLoad(state, worth)), ...building(state)]
}

/** Lays the land that costs nothing, and another that costs a life; null where that is not to be thought of. */
function withOneMore(state: State): Action[] | null {
  if (state.life < LIFE_TO_SPARE) return null
  const laid = layingOnly(state)
  const kind = KINDS.find((land) => state.hand.includes(land))
  const more: Action | null = kind ? { type: 'lay', card: kind } : null
  if (!more || !does(state, more)) return null
  return [...laid, more, ...building(state)]
}

/** The lands of the usual way, and nothing else. */
function layingOnly(state: State): Action[] {
  const trial = copyOf(state)
  const lands = building(trial).filter(({ type }) => type === 'lay')
  return lands.filter((action) => does(state, action))
}

const casting = (state: State, cards: readonly CardId[]): Action[] =>
  cards.map((card): Action => ({ type: 'cast', card })).filter((action) => does(state, action))

/** Every column that is thought of, and none. */
function attacks({ state, done }: Way): Way[] {
  if (state.attacked || state.garrison.length === 0) return [{ state, done }]
  const columns = PRICES.flatMap((price) => AIMS.map((aim) => bestColumn(state, { aim, price }).send))
  const all = [...columns, ...columns.map((column) => column.slice(0, -1)), []]
  const different = new Map(all.map((column) => [column.join(), column]))
  return [...different.values()].map((column) => attacked(state, done, column))
}

function attacked(state: State, done: readonly Action[], column: readonly CreatureId[]): Way {
  const now = copyOf(state)
  return { state: now, done: [...done, ...sending(now, column)] }
}
