import {
  type Action,
  copyOf,
  type Event,
  FACE_OF,
  facesToFall,
  HEARTS,
  isGoal,
  type State,
} from '../../../engine/fairy-tale/index.ts'
import { DIRECTIONS, type Direction, type Frame, scriptedRng } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'

/** The result of one roll of movement for the current state. */
export interface Future {
  /** The side that moves; null if all monsters move. */
  side: Direction | null
  /** All events of this movement, in order. */
  events: Event[]
  /** The state after this movement. */
  after: State
  /** The number of hearts lost. */
  hurt: number
}

/** A future and the number of die faces that lead to it. A 5 counts for the best of the four sides. */
export interface Faced extends Future {
  faces: number
}

/**
 * The future of each movement, with 0 faces if it cannot happen now. The faces sum to six; to five in mist [R 64], and to one if the result
 * is certain [R 66] [R 72].
 */
export type Futures = Record<Movement, Faced>

/** The monsters that move: those of one side, or all. */
export type Movement = Direction | 'all'

export const MOVEMENTS: readonly Movement[] = [...DIRECTIONS, 'all']

/** True if a movement is foreseen: the action phase, without an open question, and monsters will move afterwards. */
export const awaitsMovement = ({ phase, pending, rolls }: State): boolean =>
  phase === 'action' && pending === null && rolls.movement > 0

/**
 * Returns the result of the next roll of movement for each side and for all, if it happened now. Exact: plays the rules on a copy. A 5
 * counts as one of the four sides. Null if no movement follows: before the action phase, while a question is open, or after the game. Null
 * also after a bargain without movement, and within a round after which all monsters move.
 */
export function futuresOf(state: State): Futures | null {
  if (!awaitsMovement(state)) return null
  const faces = facesToFall(state, 'movement')
  const chooses = faces.includes(5)
  const known = new Map<Movement, Future>()
  for (const way of MOVEMENTS) {
    const falls = faces.includes(FACE_OF[way]) || (chooses && way !== 'all')
    if (falls) known.set(way, futureOf(state, way))
  }
  const best = chooses ? bestOf(known) : null
  const likely = (way: Movement) => Number(faces.includes(FACE_OF[way])) + Number(way === best)
  const will = known.get(best ?? 'all') ?? [...known.values()][0] ?? futureOf(state, 'all')
  return Object.fromEntries(
    MOVEMENTS.map((way): [Movement, Faced] => {
      return [way, { ...(known.get(way) ?? will), faces: likely(way) }]
    }),
  ) as Futures
}

/** The side that players choose on a 5: the first of the cheapest ones. A lost game costs most. */
const bestOf = (futures: ReadonlyMap<Movement, Future>): Direction =>
  DIRECTIONS.reduce((best, side) => (costOf(futures.get(side)) < costOf(futures.get(best)) ? side : best))

const costOf = (future: Future | undefined): number => {
  if (!future) return Number.POSITIVE_INFINITY
  return future.after.outcome === 'lost' ? HEARTS + future.hurt : future.hurt
}

/** Called for every event of a future with the state just after it. The state is changed in place later. */
export type Witness = (event: Event, state: State) => void

/** Returns the result of one movement now. After a bargain for two movements, the first one. */
export function futureOf(state: State, way: Movement, witness?: Witness): Future {
  const events: Event[] = []
  const after = afterMovements(state, [way], (event, now) => {
    events.push(event)
    witness?.(event, now)
  })
  return { side: way === 'all' ? null : way, events, after, hurt: state.hearts - after.hearts }
}

/** Returns the result of answering the open 5 with a side, up to the next die; null if no side is asked for. */
export function futureOfChoice(state: State, side: Direction): Future | null {
  const after = copyOf(state)
  const { pending, rules } = after
  if (pending?.kind !== 'spawn-side' && pending?.kind !== 'movement-side') return null
  // Later dice are excluded: a second movement, and the dice of the other new monsters [R 71].
  if (pending.kind === 'movement-side') after.rolls.movement = 0
  else if (rules.arrivals === 'each') after.pending = { ...pending, count: 1 }
  const events: Event[] = []
  const table = { state: after, chance: scriptedRng({}), emit: (event: Event) => void events.push(event) }
  fairyTale.apply(table, { type: 'choose-side', side })
  return { side, events, after, hurt: state.hearts - after.hearts }
}

/** True if the answer to the open 5 makes a difference. False if no side is asked for. */
export function sidesDiffer(state: State): boolean {
  const afters = DIRECTIONS.map((side) => JSON.stringify(futureOfChoice(state, side)?.after))
  return new Set(afters).size > 1
}

/** Returns a future as frames: each event with the state after it. */
export function courseOf(state: State, way: Movement): Frame<State, Event>[] {
  const frames: Frame<State, Event>[] = []
  futureOf(state, way, (event, after) => frames.push({ event, state: copyOf(after) }))
  return frames
}

/** Returns the state after the turn ends and the given movements take place in order. */
export function afterMovements(state: State, ways: readonly Movement[], witness?: Witness): State {
  const after = copyOf(state)
  after.rolls.movement = ways.length
  if (after.extras) after.extras.foretold = null
  const chance = scriptedRng({ dice: ways.map((way) => FACE_OF[way]) })
  const table = { state: after, chance, ...(witness && { emit: (event: Event) => witness(event, after) }) }
  fairyTale.apply(table, { type: 'end-turn' })
  while (after.pending?.kind === 'die') fairyTale.apply(table, { type: 'keep-die' })
  return after
}

/** Returns the state after a considered action, without its luck; null if the action is not allowed. */
export function afterConsidered(state: State, action: Action): State | null {
  if (fairyTale.refuse(state, action)) return null
  const after = copyOf(state)
  fairyTale.apply({ state: after, chance: scriptedRng({}) }, action)
  return after
}

/** True if the action lays a dark diamond that may bring a curse. The curse is random, and so is every later movement [R 64]. */
export function bringsCurse({ boxes, market }: State, action: Action): boolean {
  if (action.type !== 'expand' || !boxes.spells) return false
  const face = market[action.slot]
  return face !== null && face !== undefined && isGoal(face)
}

/** Returns the state after considered actions in sequence; null if one of them is not allowed. */
export const afterAll = (state: State, actions: readonly Action[]): State | null =>
  actions.reduce<State | null>((now, action) => now && afterConsidered(now, action), state)
