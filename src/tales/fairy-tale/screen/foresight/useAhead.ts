import { useDeferredValue, useMemo } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { useStableList } from '../../../../ui/page/useStableList.ts'
import { awaitsMovement } from '../../foresight/index.ts'
import { previewState } from '../../intent/preview-state.ts'
import { aimedAt } from '../../intent/turn-selection.ts'
import { useForesight, useGame, useIntent, usePlayback } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import { aheadOf, type RollOutcomes } from './outcomes.ts'

/** The outcomes of the next roll, and whether they belong to a considered action. */
export interface Sight {
  ahead: RollOutcomes
  considered: boolean
}

/** Returns the outcomes of the live or the considered state. Null if no monster will move, and during playback. */
export function useAhead(): Sight | null {
  const looks = useLooks()
  const inHand = useIntent((intent) => intent.inHand)
  const hovered = useForesight((foresight) => foresight.hovered)
  const from = useSettled(inHand, hovered, useGame(selectState))
  return useMemo(() => {
    if (!looks) return null
    const [taken, below, real] = from
    return real && sightOf(real, previewState(real, taken, below))
  }, [looks, from])
}

/** Returns the outcomes of the live state, whatever is hovered. Null during an aim. */
export function useAheadNow(): RollOutcomes | null {
  const looks = useLooks()
  const aimed = useIntent((intent) => aimedAt(intent.inHand) !== null)
  const from = useSettled(useGame(selectState))
  return useMemo(() => (looks && !aimed && from[0] ? aheadOf(from[0]) : null), [looks, aimed, from])
}

/**
 * Returns deferred values that belong together, so that costly results render after the response to a click is painted. The same
 * list while no value changes.
 */
const useSettled = <Values extends readonly unknown[]>(...values: Values): Values =>
  useDeferredValue(useStableList(values))

/** True if foresight is computed now: it is wanted, and no playback is running. */
function useLooks(): boolean {
  const playing = usePlayback((playback) => playback.playing)
  return useWanted() && !playing
}

/** True if any part of the future should be visible. */
function useWanted(): boolean {
  const open = useForesight((foresight) => foresight.open)
  const peeking = useForesight((foresight) => foresight.peeking)
  const level = useTaleSettings((settings) => settings.foresight)
  return open || peeking || level !== 'calm'
}

function sightOf(real: State, considered: State | null): Sight | null {
  const then = considered && aheadOf(considered)
  if (then) return { ahead: then, considered: true }
  const now = aheadOf(real)
  return now && { ahead: now, considered: false }
}

/** True if there is something to foresee: a person acts, and monsters will move afterwards. */
export function useCanLook(): boolean {
  const real = useGame(selectState)
  const playing = usePlayback((playback) => playback.playing)
  return !playing && real !== null && awaitsMovement(real)
}

/** True if the six futures are open and available. */
export function useLaidOut(): boolean {
  const open = useForesight((foresight) => foresight.open)
  return useCanLook() && open
}
