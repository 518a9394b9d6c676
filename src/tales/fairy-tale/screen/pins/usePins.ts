import { useMemo } from 'react'
import { visiblePins } from '../../../../session/pins.ts'
import { type Pin, suggestionRules } from '../../intent/suggestions.ts'
import { useGame, usePlayback, useSuggesting } from '../../runtime.ts'

/** A pin with its displayed number, from 1. */
export interface NumberedPin extends Pin {
  number: number
}

/** Returns the visible pins; none during playback. */
export function usePins(): NumberedPin[] {
  const session = useGame((game) => game.session)
  const playing = usePlayback((playback) => playback.playing)
  const pins = useSuggesting((suggesting) => suggesting.pins)
  return useMemo(
    () =>
      session && !playing
        ? visiblePins(suggestionRules, pins, session).map((pin, index) => ({ ...pin, number: index + 1 }))
        : [],
    [session, playing, pins],
  )
}
