import { useMemo } from 'react'
import type { State } from '../../engine/fairy-tale/index.ts'
import type { Direction } from '../../engine/kernel/index.ts'
import { everyStride, type Stride } from '../../foresight/index.ts'
import { type Roll, useForesight } from '../../store/foresight.ts'
import { type Foresight, useSettings } from '../../store/settings.ts'
import type { Ahead, Outcome } from './outcomes.ts'
import { useAhead, useAheadNow } from './useAhead.ts'
import { useWhy } from './why/asked.ts'

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
}

/** The future that is asked for; null when none is. */
export const useAskedRoll = (): Roll | null => useForesight(({ pointed, pinned }) => pointed ?? pinned)

/** What the large board shows: the future that is asked for, else what the level shows unasked. */
export const useShownFuture = (): Shown | null => useShownOf(useAhead()?.ahead ?? null)

/** As much of it as can be asked about: of the game as it stands, while nothing is aimed. */
export const useAskedFuture = (): Shown | null => useShownOf(useAheadNow())

function useShownOf(seen: Ahead | null): Shown | null {
  const roll = useAskedRoll()
  const peeking = useForesight((foresight) => foresight.peeking)
  const level = useSettings((settings) => settings.foresight)
  // One step is explained where it is taken: the others would lie over it.
  const explained = useWhy(({ asked }) => asked !== null)
  const ahead = explained ? null : seen
  return useMemo(
    () => (ahead ? shownOf(ahead, roll, peeking ? 'full' : level) : null),
    [ahead, roll, peeking, level],
  )
}

function shownOf(ahead: Ahead, roll: Roll | null, level: Foresight): Shown | null {
  const asked = ahead.outcomes.find((outcome) => outcome.roll === roll)
  if (asked) return whole(ahead, asked)
  if (level === 'calm') return null
  if (level === 'guided') return worstThreat(ahead)
  return everyStep(ahead)
}

const whole = ({ state }: Ahead, { side, strides, future }: Outcome): Shown => ({
  base: state,
  side,
  way: side ?? 'all',
  strides,
  orders: true,
  hurt: future.hurt,
})

/** The way of the monster that is likeliest to hurt the oak. */
function worstThreat({ state, odds, outcomes }: Ahead): Shown | null {
  const [threat] = odds.threats
  const isWorst = ({ monster, end }: Stride) => monster === threat?.monster && end === 'oak'
  const outcome = outcomes.find(({ strides }) => strides.some(isWorst))
  const stride = outcome?.strides.find(isWorst)
  if (!outcome || !stride) return null
  return { base: state, side: null, way: outcome.side ?? 'all', strides: [stride], orders: false, hurt: 1 }
}

/** The next step of every monster, and the hearts that a single roll may cost. */
const everyStep = ({ state, outcomes }: Ahead): Shown => ({
  base: state,
  side: null,
  way: null,
  strides: everyStride(state),
  orders: false,
  hurt: Math.max(...outcomes.map(({ future }) => future.hurt)),
})
