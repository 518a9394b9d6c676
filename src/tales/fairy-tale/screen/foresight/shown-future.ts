import type { Event, State } from '../../../../engine/fairy-tale/index.ts'
import type { Direction } from '../../../../engine/kernel/index.ts'
import { everyStride, type Stride } from '../../foresight/index.ts'
import type { MonsterRoll } from '../../intent/foresight.ts'
import type { Foresight } from '../../settings.ts'
import type { Ahead, Outcome } from './outcomes.ts'

/** What of the future is drawn on the large board. */
export interface Shown {
  /** The game from which it begins. */
  base: State
  /** The side that moves, where it is one future that somebody asked for. */
  side: Direction | null
  /** The die that brings it; null: each monster by that of its own side. */
  way: Direction | 'all' | null
  strides: readonly Stride[]
  /** The order of the rules is shown in numbers. */
  orders: boolean
  hurt: number
  /** All that happens in the one future that somebody asked for. */
  events?: readonly Event[]
}

/** What is drawn of what lies ahead: the roll that is asked for, else what the level shows unasked. */
export function shownOf(ahead: Ahead, roll: MonsterRoll | null, level: Foresight): Shown | null {
  const asked = ahead.outcomes.find((outcome) => outcome.roll === roll)
  if (asked) return whole(ahead, asked)
  if (level === 'calm') return null
  if (level === 'guided') return worstAlone(ahead)
  return everyStep(ahead)
}

const whole = ({ state }: Ahead, { side, strides, future }: Outcome): Shown => ({
  base: state,
  side,
  way: side ?? 'all',
  strides,
  orders: true,
  hurt: future.hurt,
  events: future.events,
})

/** How the worst that the die may bring comes about: the ways of those who reach the oak in it. */
function worstAlone({ state, outcomes, worst }: Ahead): Shown | null {
  const outcome = outcomes.length === 1 ? outcomes[0] : outcomes.find(({ roll }) => roll === worst?.way)
  if (!worst || !outcome) return null
  const strides = outcome.strides.filter(({ end }) => end === 'oak')
  return { base: state, side: null, way: worst.way, strides, orders: false, hurt: worst.hurt }
}

/** The next step of every monster, and the hearts that a single roll may cost. */
const everyStep = ({ state, worst }: Ahead): Shown => ({
  base: state,
  side: null,
  way: null,
  strides: everyStride(state),
  orders: false,
  hurt: worst?.hurt ?? 0,
})
