import { create } from 'zustand'
import type { Action } from '../../../../engine/fairy-tale/index.ts'
import { counsel, selectState, type Table } from '../../table.ts'

/** Whether the guardian is laying the first tiles for the table. */
export const useLaying = create<{ laying: boolean }>(() => ({ laying: false }))

/** Lets the guardian lay what is in hand of the first tiles, one after another, unless somebody else acts meanwhile. */
export function layOpening(table: Table): void {
  const state = selectState(table.game.getState())
  const isReady = !state?.opening || state.opening.spots.every((spot) => spot !== null)
  useLaying.setState({ laying: !isReady })
  if (isReady || !state) return
  const stop = () => useLaying.setState({ laying: false })
  const lay = (action: Action) => {
    const same = selectState(table.game.getState()) === state
    if (same && action.type === 'lay' && table.game.getState().act(action) === 'done') layOpening(table)
    else stop()
  }
  counsel.think(state, lay, stop)
}
