import { useMemo } from 'react'
import type { State } from '../../engine/fairy-tale/index.ts'
import { usePlayback } from '../../playback/playback.ts'
import { aimedAt } from '../../store/considered.ts'
import { useForesight } from '../../store/foresight.ts'
import { selectState, useGame } from '../../store/game.ts'
import { useIntent } from '../../store/intent.ts'
import { useSettings } from '../../store/settings.ts'
import { afterConsidering } from './considering.ts'
import { type Ahead, aheadOf } from './outcomes.ts'

/** What lies ahead, and whether it is of something that is only considered. */
export interface Sight {
  ahead: Ahead
  considered: boolean
}

/** What lies ahead of the game, or of what is being considered; null while nobody will move or something is shown. */
export function useAhead(): Sight | null {
  const real = useGame(selectState)
  const playing = usePlayback((playback) => playback.playing)
  const placing = useIntent((intent) => intent.placing)
  const wielded = useIntent((intent) => intent.wielded)
  const hovered = useForesight((foresight) => foresight.hovered)
  const wanted = useWanted()
  return useMemo(
    () =>
      real && !playing && wanted
        ? sightOf(real, afterConsidering(real, { placing, wielded }, hovered))
        : null,
    [real, playing, wanted, placing, wielded, hovered],
  )
}

/** What lies ahead of the game as it stands, whatever is pointed at; null while something is aimed. */
export function useAheadNow(): Ahead | null {
  const real = useGame(selectState)
  const playing = usePlayback((playback) => playback.playing)
  const aimed = useIntent((intent) => aimedAt(intent) !== null)
  const wanted = useWanted()
  return useMemo(
    () => (real && !playing && wanted && !aimed ? aheadOf(real) : null),
    [real, playing, wanted, aimed],
  )
}

/** Whether anything of the future is to be seen now. */
function useWanted(): boolean {
  const open = useForesight((foresight) => foresight.open)
  const peeking = useForesight((foresight) => foresight.peeking)
  const level = useSettings((settings) => settings.foresight)
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
  return !playing && real?.phase === 'action' && !real.pending && real.rolls.movement > 0
}

/** Whether the six futures lie open, and there are any. */
export function useLaidOut(): boolean {
  const open = useForesight((foresight) => foresight.open)
  return useCanLook() && open
}
