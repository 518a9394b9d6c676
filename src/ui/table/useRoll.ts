import { useEffect, useState } from 'react'
import type { Config } from '../../engine/fairy-tale/index.ts'
import { usePlayback } from '../../playback/playback.ts'
import { lastRoll, type Roll, rollOf } from '../dice/roll-words.ts'
import type { TaleSession } from '../log/line.ts'
import { useMessages } from '../text/useMessages.ts'

/** The roll that is being played out: the last one that fell in what is shown; null before it fell. */
export function useShownRoll(config: Config): Roll | null {
  const m = useMessages()
  const [roll, setRoll] = useState<Roll | null>(null)
  useEffect(
    () =>
      usePlayback.subscribe(({ cue, shown, playing }) => {
        if (!playing) setRoll(null)
        if (cue?.event.type === 'die-rolled' && shown) setRoll(rollOf({ m, config }, cue.event, shown))
      }),
    [m, config],
  )
  return roll
}

/** The roll of the last action, if it was one: it stays in sight until the next. */
export function useLastRoll({ config, moves }: TaleSession): Roll | null {
  const m = useMessages()
  return lastRoll({ m, config }, moves.at(-1)?.frames ?? [])
}
