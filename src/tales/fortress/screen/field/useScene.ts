import { type Blow, blowsOf, type State } from '../../../../engine/fortress/index.ts'
import { useDisplayedState, useHappening } from '../state/table-state.ts'

/** The displayed position, and the result of each pair in the column. */
export interface Scene {
  state: State
  blows: readonly Blow[]
  /** True while all pairs strike. */
  striking: boolean
}

/** Returns the displayed position. During a fight it is the position before, so that the fallen are still visible. */
export function useScene(): Scene {
  const shown = useDisplayedState()
  const happening = useHappening()
  const striking = happening?.cue.event.type === 'fought'
  const state = striking ? happening.move.before : shown
  return { state, blows: blowsOf(state), striking }
}
