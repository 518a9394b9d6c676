import { useMemo } from 'react'
import { usePlayback } from '../../runtime.ts'
import { useHeard } from './table-state.ts'
import { type TurnedUp, turnedUp } from './turned-up.ts'

/** Returns the last turned up card that playback has shown. */
export function useTurnedUp(): TurnedUp | null {
  const heard = useHeard()
  const cue = usePlayback((store) => store.cue)
  const event = cue?.event ?? null
  return useMemo(() => turnedUp(heard, event), [heard, event])
}
