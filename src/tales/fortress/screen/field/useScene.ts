import { type Blow, blowsOf, type State } from '../../../../engine/fortress/index.ts'
import { useHappening, useShownState } from '../now/at-table.ts'

/** What the field shows: how it stands, and what becomes of each pair of the column. */
export interface Scene {
  state: State
  blows: readonly Blow[]
  /** All pairs strike just now. */
  striking: boolean
}

/** The field as it is shown: while pairs strike, as it stood before, so that they can be seen to. */
export function useScene(): Scene {
  const shown = useShownState()
  const happening = useHappening()
  const striking = happening?.cue.event.type === 'fought'
  const state = striking ? happening.move.before : shown
  return { state, blows: blowsOf(state), striking }
}
