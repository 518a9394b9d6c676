import { useMemo } from 'react'
import { pinsNow } from '../../../../session/pins.ts'
import { type Pin, suggestionRules } from '../../intent/suggestions.ts'
import { useGame, usePlayback, useSuggesting } from '../../table.ts'

/** A pin with the number that it bears, from 1. */
export interface NumberedPin extends Pin {
  number: number
}

/** The pins that are to be seen now; none while events are shown. */
export function usePins(): NumberedPin[] {
  const session = useGame((game) => game.session)
  const playing = usePlayback((playback) => playback.playing)
  const pins = useSuggesting((suggesting) => suggesting.pins)
  return useMemo(
    () =>
      session && !playing
        ? pinsNow(suggestionRules, pins, session).map((pin, index) => ({ ...pin, number: index + 1 }))
        : [],
    [session, playing, pins],
  )
}
