import { useEffect } from 'react'
import type { Action, FairyTale, State } from '../../../../../engine/fairy-tale/index.ts'
import { oncePer } from '../../../../../engine/kernel/index.ts'
import { tableHook } from '../../../../../playback/shown-table.ts'
import { selectState } from '../../../../../session/game-store.ts'
import { createPositionStore } from '../../../../../session/position-store.ts'
import { aimedAction } from '../../../intent/in-hand.ts'
import { type Table, useGame, useIntent, usePlayback, useTable } from '../../../table.ts'
import { type Changes, changesOf } from './what-changes.ts'

interface WorkedOut {
  /** The action, as {@link useAimed} writes it. */
  key: string | null
  changes: Changes | null
}

/** What was worked out last in this position. */
const workedOutAt = oncePer((table: Table) =>
  createPositionStore<FairyTale, WorkedOut>(table.game, () => ({ key: null, changes: null })),
)

const useWorkedOut = tableHook(useTable, workedOutAt)

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
  const worked = workedOutAt(useTable())
  const { state, key } = useAimed()
  useEffect(() => {
    if (!state || !key) return
    return whenIdle(() => worked.setState({ key, changes: changesOf(state, JSON.parse(key) as Action) }))
  }, [worked, state, key])
}

/** What would come of what is aimed; null while nothing is, and until it is worked out. */
export function useChanges(): Changes | null {
  const { key } = useAimed()
  const last = useWorkedOut()
  return key !== null && last.key === key ? last.changes : null
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
