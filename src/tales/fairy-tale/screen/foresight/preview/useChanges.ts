import { useEffect } from 'react'
import type { Action, FairyTale, State } from '../../../../../engine/fairy-tale/index.ts'
import { memoizeByObject } from '../../../../../engine/kernel/index.ts'
import { tableHook } from '../../../../../playback/shown-table.ts'
import { selectState } from '../../../../../session/game-store.ts'
import { createPositionStore } from '../../../../../session/position-store.ts'
import { aimedAction } from '../../../intent/turn-selection.ts'
import { type Table, useGame, useIntent, usePlayback, useTable } from '../../../runtime.ts'
import { actionEffects, type Changes } from './what-changes.ts'

interface WorkedOut {
  /** The action, as {@link useAimed} writes it. */
  key: string | null
  changes: Changes | null
}

/** The last computed effects in this position. */
const workedOutAt = memoizeByObject((table: Table) =>
  createPositionStore<FairyTale, WorkedOut>(table.game, () => ({ key: null, changes: null })),
)

const useWorkedOut = tableHook(useTable, workedOutAt)

/** Returns the aimed action as a text, which is equal for equal actions; null without an aim. */
function useAimed(): { state: State | null; key: string | null } {
  const state = useGame(selectState)
  const inHand = useIntent((intent) => intent.inHand)
  const playing = usePlayback((playback) => playback.playing)
  const action = state && !playing ? aimedAction(state, inHand) : null
  return { state, key: action && JSON.stringify(action) }
}

/** Computes the effects of the aim for all components that show them. */
export function useChangesWorkedOut(): void {
  const worked = workedOutAt(useTable())
  const { state, key } = useAimed()
  useEffect(() => {
    if (!state || !key) return
    return whenIdle(() => worked.setState({ key, changes: actionEffects(state, JSON.parse(key) as Action) }))
  }, [worked, state, key])
}

/** Returns the effects of the aim. Null without an aim, and until they are computed. */
export function useChanges(): Changes | null {
  const { key } = useAimed()
  const last = useWorkedOut()
  return key !== null && last.key === key ? last.changes : null
}

/** Maximum delay of the computation on a busy page, in milliseconds. */
const PATIENCE = 120

/**
 * Calls after the aim is painted and the page is idle, so that turning and aiming never wait. Returns the function that cancels.
 */
function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, 16)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(call, { timeout: PATIENCE })
  return () => cancelIdleCallback(handle)
}
