import type { Event, State } from '../../../../engine/fairy-tale/index.ts'
import { DIRECTIONS, type Direction } from '../../../../engine/kernel/index.ts'
import {
  everyStride,
  futureOfChoice,
  type MonsterRun,
  monsterRuns,
  onePerMonster,
} from '../../foresight/index.ts'
import type { MonsterRoll } from '../../intent/foresight.ts'
import type { Foresight } from '../../settings.ts'
import type { FaceOutcome, RollOutcomes } from './outcomes.ts'

/** The part of the future that is drawn on the large board. */
export interface Shown {
  /** Its initial state. */
  base: State
  /** The side that moves, if one future was requested. */
  side: Direction | null
  /** The roll that causes it; null if each monster moves by the die of its own side. */
  way: Direction | 'all' | null
  strides: readonly MonsterRun[]
  /** True if numbers show the order of the rules. */
  orders: boolean
  /** True if steps that do not reach the oak are as bold as those that do. */
  bold: boolean
  hurt: number
  /** All events of the future that was requested. */
  events?: readonly Event[]
}

/** Returns the future to draw: the requested roll, otherwise the one of the level. Null at the calm level without a request. */
export function shownOf(ahead: RollOutcomes, roll: MonsterRoll | null, level: Foresight): Shown | null {
  const asked = ahead.outcomes.find((outcome) => outcome.roll === roll)
  if (asked) return whole(ahead, asked)
  return level === 'calm' ? null : everyStep(ahead, level === 'full')
}

const whole = ({ state }: RollOutcomes, { side, strides, future }: FaceOutcome): Shown => ({
  base: state,
  side,
  way: side ?? 'all',
  strides,
  orders: true,
  bold: true,
  hurt: future.hurt,
  events: future.events,
})

/**
 * Returns the next step of every monster, and the hearts that the worst roll costs. Each step is by the die of the monster's
 * side, or by the certain outcome.
 */
function everyStep({ state, worst, outcomes }: RollOutcomes, bold: boolean): Shown {
  const [certain, ...others] = outcomes
  const strides = certain && others.length === 0 ? certain.strides : everyStride(state)
  return { base: state, side: null, way: null, strides, orders: false, bold, hurt: worst?.hurt ?? 0 }
}

/**
 * Returns the future to draw during the choice of a side after a 5. It has all events of the considered side, otherwise the next
 * step of every monster. Null if no movement is asked for.
 */
export function shownOfChoice(state: State, considered: Direction | null): Shown | null {
  if (state.pending?.kind !== 'movement-side') return null
  const future = considered && futureOfChoice(state, considered)
  if (future) {
    const { events, hurt } = future
    return {
      base: state,
      side: considered,
      way: considered,
      strides: monsterRuns(events),
      orders: true,
      bold: true,
      hurt,
      events,
    }
  }
  const futures = DIRECTIONS.flatMap((side) => futureOfChoice(state, side) ?? [])
  const strides = onePerMonster(futures.flatMap(({ events }) => monsterRuns(events)))
  const hurt = Math.max(0, ...futures.map((one) => one.hurt))
  return {
    base: state,
    side: null,
    way: null,
    strides,
    orders: false,
    bold: false,
    hurt,
  }
}
