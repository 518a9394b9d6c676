import { useDeferredValue, useMemo } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { useKept } from '../../../../ui/page/useKept.ts'
import { awaitsMovement } from '../../foresight/index.ts'
import { afterConsidering } from '../../intent/considering.ts'
import { aimedAt } from '../../intent/in-hand.ts'
import { useTaleSettings } from '../../settings.ts'
import { useForesight, useGame, useIntent, usePlayback } from '../../table.ts'
import { type Ahead, aheadOf } from './outcomes.ts'

/** What lies ahead, and whether it is of something that is only considered. */
export interface Sight {
  ahead: Ahead
  considered: boolean
}

/** What lies ahead of the game, or of what is being considered; null while nobody will move or something is shown. */
export function useAhead(): Sight | null {
  const looks = useLooks()
  const inHand = useIntent((intent) => intent.inHand)
  const hovered = useForesight((foresight) => foresight.hovered)
  const from = useSettled(inHand, hovered, useGame(selectState))
  return useMemo(() => {
    if (!looks) return null
    const [taken, below, real] = from
    return real && sightOf(real, afterConsidering(real, taken, below))
  }, [looks, from])
}

/** What lies ahead of the game as it stands, whatever is pointed at; null while something is aimed. */
export function useAheadNow(): Ahead | null {
  const looks = useLooks()
  const aimed = useIntent((intent) => aimedAt(intent.inHand) !== null)
  const from = useSettled(useGame(selectState))
  return useMemo(() => (looks && !aimed && from[0] ? aheadOf(from[0]) : null), [looks, aimed, from])
}

/**
 * Values as they were a moment ago, all of the same moment: what follows from them is worked out and drawn when the
 * answer to a click is painted already. The same list for as long as they are the same.
 */
const useSettled = <Values extends readonly unknown[]>(...values: Values): Values =>
  useDeferredValue(useKept(values))

/** Whether the future is looked at now: somebody wants to see it, and nothing is being shown. */
function useLooks(): boolean {
  const playing = usePlayback((playback) => playback.playing)
  return useWanted() && !playing
}

/** Whether anything of the future is to be seen now. */
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

/** Whether there is anything to foresee: somebody acts, and monsters will move after. */
export function useCanLook(): boolean {
  const real = useGame(selectState)
  const playing = usePlayback((playback) => playback.playing)
  return !playing && real !== null && awaitsMovement(real)
}

/** Whether the six futures lie open, and there are any. */
export function useLaidOut(): boolean {
  const open = useForesight((foresight) => foresight.open)
  return useCanLook() && open
}
