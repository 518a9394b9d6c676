import { atTable } from '../../../../ui/frames/table/at-table.ts'
import type { Aim } from '../../intent/aim.ts'
import { useGame, useIntent, usePlayback, useShown } from '../../runtime.ts'

export const { useSession, useLiveState, useDisplayedState, useLanded } = atTable({
  useGame,
  useShown,
  usePlayback,
})

/** The current aim, or else the aim under the pointer. */
export const useAimed = (): Aim | null => useIntent(({ aim, pointed }) => aim ?? pointed)
