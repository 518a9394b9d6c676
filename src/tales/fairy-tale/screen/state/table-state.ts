import { selectState } from '../../../../session/game-store.ts'
import { atTable } from '../../../../ui/frames/table/at-table.ts'
import { useLayout } from '../../../../ui/frames/table/useLayout.ts'
import { useInputBlocked } from '../../input-blocked.ts'
import { useGame, usePlayback, useShown } from '../../runtime.ts'

export const { useSession, useLiveState, useDisplayedState, useLanded } = atTable({
  useGame,
  useShown,
  usePlayback,
})

/**
 * Returns where a side is chosen after a roll of 5: by plates on the board, or in the sheet of a small window. Null if no side is
 * to be chosen.
 */
export function useAsksSide(): 'board' | 'sheet' | null {
  const kind = useGame((game) => selectState(game)?.pending?.kind)
  const handsOff = useInputBlocked()
  const layout = useLayout()
  if (handsOff || (kind !== 'spawn-side' && kind !== 'movement-side')) return null
  return layout === 'wide' ? 'board' : 'sheet'
}
