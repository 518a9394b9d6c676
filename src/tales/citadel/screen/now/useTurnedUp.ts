import { useMemo } from 'react'
import { usePlayback } from '../../table.ts'
import { useHeard } from './at-table.ts'
import { type TurnedUp, turnedUp } from './turned-up.ts'

/** The card that was turned up last, as far as it has been shown. */
export function useTurnedUp(): TurnedUp | null {
  const heard = useHeard()
  const cue = usePlayback((store) => store.cue)
  const event = cue?.event ?? null
  return useMemo(() => turnedUp(heard, event), [heard, event])
}
