import { atTable } from '../../../../ui/frames/table/at-table.ts'
import { useGame, usePlayback, useShown } from '../../runtime.ts'

export const { useSession, useLiveState, useDisplayedState, useLanded } = atTable({
  useGame,
  useShown,
  usePlayback,
})
