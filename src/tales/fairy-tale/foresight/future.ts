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
import { DIRECTIONS, type Direction, type Frame, scriptedChance } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'

/** What one roll of movement does to the forest as it is now. */
export interface Future {
  /** The side whose monsters move; null: all of them. */
  side: Direction | null
  /** Everything that happens, in order, up to the end of this movement. */
  events: Event[]
  /** The game just after this movement. */
  after: State
  /** Hearts that it costs. */
  hurt: number
}

/** A future, and on how many of the faces that the die can show it comes: of the four sides, the best also on a 5. */
export interface Faced extends Future {
  faces: number
}

/**
 * What each face of the movement die does; what cannot come now is as what will, on none of the faces. As a rule there are six;
 * five in mist [R 64], and one where it is certain what comes [R 66] [R 72].
 */
export type Futures = Record<Movement, Faced>

/** Which monsters move: those of a side, or all. */
export type Movement = Direction | 'all'

export const MOVEMENTS: readonly Movement[] = [...DIRECTIONS, 'all']

/** Whether somebody acts now, with nothing left open, and monsters will move after: then a movement is foreseen. */
export const awaitsMovement = ({ phase, pending, rolls }: State): boolean =>
  phase === 'action' && pending === null && rolls.movement > 0

/**
 * What the next roll of movement would do, if it were made now: by side, and of all. Exact: it is the rules
 * that play on, on a copy. A 5 is one of the four sides. Null when nobody will move: before the action phase,
 * while a question is open, after a bargain without movement, within a round after which all move, or when the game is
 * over.
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

/** The side that players choose on a 5: the first of those that cost the least; the end of the tale costs most. */
const bestOf = (futures: ReadonlyMap<Movement, Future>): Direction =>
  DIRECTIONS.reduce((best, side) => (costOf(futures.get(side)) < costOf(futures.get(best)) ? side : best))

const costOf = (future: Future | undefined): number => {
  if (!future) return Number.POSITIVE_INFINITY
  return future.after.outcome === 'lost' ? HEARTS + future.hurt : future.hurt
}

/** Is told every event of a future as it happens, with the game just after it: a copy that goes on changing. */
export type Witness = (event: Event, state: State) => void

/** What one side's movement would do now, or everybody's. Of two movements, after a bargain, it is the first one. */
export function futureOf(state: State, way: Movement, witness?: Witness): Future {
  const events: Event[] = []
  const after = afterMovements(state, [way], (event, now) => {
    events.push(event)
    witness?.(event, now)
  })
  return { side: way === 'all' ? null : way, events, after, hurt: state.hearts - after.hearts }
}

/**
 * What choosing a side on the open 5 does now, with everything that follows it without another die. Null where no side is
 * asked for.
 */
export function futureOfChoice(state: State, side: Direction): Future | null {
  const after = copyOf(state)
  const { pending, rules } = after
  if (pending?.kind !== 'spawn-side' && pending?.kind !== 'movement-side') return null
  // Dice that come later are no part of this choice: a second movement, and one for each of the others [R 71].
  if (pending.kind === 'movement-side') after.rolls.movement = 0
  else if (rules.arrivals === 'each') after.pending = { ...pending, count: 1 }
  const events: Event[] = []
  const table = { state: after, chance: scriptedChance({}), emit: (event: Event) => void events.push(event) }
  fairyTale.apply(table, { type: 'choose-side', side })
  return { side, events, after, hurt: state.hearts - after.hearts }
}

/** A future event by event, each with the game just after it, as what really happened is kept. */
export function courseOf(state: State, way: Movement): Frame<State, Event>[] {
  const frames: Frame<State, Event>[] = []
  futureOf(state, way, (event, after) => frames.push({ event, state: copyOf(after) }))
  return frames
}

/** The game after its turn is ended and its movements, so many as are named, go these ways one after the other. */
export function afterMovements(state: State, ways: readonly Movement[], witness?: Witness): State {
  const after = copyOf(state)
  after.rolls.movement = ways.length
  if (after.extras) after.extras.foretold = null
  const chance = scriptedChance({ dice: ways.map((way) => FACE_OF[way]) })
  const table = { state: after, chance, ...(witness && { emit: (event: Event) => witness(event, after) }) }
  fairyTale.apply(table, { type: 'end-turn' })
  while (after.pending?.kind === 'die') fairyTale.apply(table, { type: 'keep-die' })
  return after
}

/**
 * The game after an action that is only considered, without anything that luck would bring; null when it is
 * not allowed.
 */
export function afterConsidered(state: State, action: Action): State | null {
  if (fairyTale.refuse(state, action)) return null
  const after = copyOf(state)
  fairyTale.apply({ state: after, chance: scriptedChance({}) }, action)
  return after
}

/** Whether an action lays a dark diamond on which a curse may fall: which one is luck, and with it all that moves then [R 64]. */
export function bringsCurse({ boxes, market }: State, action: Action): boolean {
  if (action.type !== 'expand' || !boxes.spells) return false
  const face = market[action.slot]
  return face !== null && face !== undefined && isGoal(face)
}

/** The game after actions that are only considered, one after another; null where one of them is not allowed. */
export const afterAll = (state: State, actions: readonly Action[]): State | null =>
  actions.reduce<State | null>((now, action) => now && afterConsidered(now, action), state)
