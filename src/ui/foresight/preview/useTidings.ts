import { useEffect, useState } from 'react'
import type { Action, State } from '../../../engine/fairy-tale/index.ts'
import { usePlayback } from '../../../playback/playback.ts'
import { aimedAction } from '../../../store/considered.ts'
import { selectState, useGame } from '../../../store/game.ts'
import { useIntent } from '../../../store/intent.ts'
import { type Tidings, tidingsOf } from './tidings.ts'

/** What is told belongs to this position and action only. */
interface Found {
  state: State
  key: string
  tidings: Tidings | null
}

/** What would come of what is aimed; null while nothing is, and until it is worked out. */
export function useTidings(): Tidings | null {
  const state = useGame(selectState)
  const placing = useIntent((intent) => intent.placing)
  const wielded = useIntent((intent) => intent.wielded)
  const playing = usePlayback((playback) => playback.playing)
  const action = state && !playing ? aimedAction(state, { placing, wielded }) : null
  const key = action && JSON.stringify(action)
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (!state || !key) return
    return whenIdle(() => setFound({ state, key, tidings: tidingsOf(state, JSON.parse(key) as Action) }))
  }, [state, key])
  return found && found.state === state && found.key === key ? found.tidings : null
}

/** How long the page may be busy before it is worked out all the same, in milliseconds. */
const PATIENCE = 120

/** Calls when the aim is drawn and the page has time: turning and aiming never wait for it. Answers how to call it off. */
function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, 16)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(call, { timeout: PATIENCE })
  return () => cancelIdleCallback(handle)
}
