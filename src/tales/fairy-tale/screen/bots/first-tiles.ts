import type { Action, FairyTale } from '../../../../engine/fairy-tale/index.ts'
import { memoizeByObject } from '../../../../engine/kernel/index.ts'
import { tableHook } from '../../../../playback/shown-table.ts'
import { selectState } from '../../../../session/game-store.ts'
import { createPositionStore } from '../../../../session/position-store.ts'
import { counsel, type Table, useTable } from '../../runtime.ts'

/** True while the guardian is laying the next of the first tiles. */
export const layingAt = memoizeByObject((table: Table) =>
  createPositionStore<FairyTale, { laying: boolean }>(table.game, () => ({ laying: false })),
)

export const useLaying = tableHook(useTable, layingAt)

/** Lets the guardian lay the remaining first tiles one by one. Stops if another player acts meanwhile. */
export function layOpening(table: Table): void {
  const state = selectState(table.game.getState())
  if (!state?.opening || state.opening.spots.every((spot) => spot !== null)) return
  const stop = () => layingAt(table).setState({ laying: false })
  const lay = (action: Action) => {
    const same = selectState(table.game.getState()) === state
    if (same && action.type === 'lay' && table.game.getState().act(action) === 'done') layOpening(table)
    else stop()
  }
  counsel.think(state, lay, stop)
  // After the question, because that may cancel an earlier one of this table.
  layingAt(table).setState({ laying: true })
}
