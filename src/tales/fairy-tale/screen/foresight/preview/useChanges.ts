import { useEffect } from 'react'
import { create } from 'zustand'
import type { Action, State } from '../../../../../engine/fairy-tale/index.ts'
import { aimedAction } from '../../../intent/in-hand.ts'
import { selectState, useGame, useIntent, usePlayback } from '../../../table.ts'
import { type Changes, changesOf } from './what-changes.ts'

/** What was worked out last: it belongs to that position and action only. */
interface WorkedOut {
  state: State | null
  key: string | null
  changes: Changes | null
}

const useWorkedOut = create<WorkedOut>(() => ({ state: null, key: null, changes: null }))

/** What is aimed now, as a text that is the same for the same action; null while nothing is. */
function useAimed(): { state: State | null; key: string | null } {
  const state = useGame(selectState)
  const inHand = useIntent((intent) => intent.inHand)
  const playing = usePlayback((playback) => playback.playing)
  const action = state && !playing ? aimedAction(state, inHand) : null
  return { state, key: action && JSON.stringify(action) }
}

/** Works out what would come of what is aimed, for all who tell of it. */
export function useChangesWorkedOut(): void {
  const { state, key } = useAimed()
  useEffect(() => {
    if (!state || !key) return
    return whenIdle(() =>
      useWorkedOut.setState({ state, key, changes: changesOf(state, JSON.parse(key) as Action) }),
    )
  }, [state, key])
}

/** What would come of what is aimed; null while nothing is, and until it is worked out. */
export function useChanges(): Changes | null {
  const { state, key } = useAimed()
  const last = useWorkedOut()
  return key !== null && last.state === state && last.key === key ? last.changes : null
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
