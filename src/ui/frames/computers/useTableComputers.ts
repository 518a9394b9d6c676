import type { StoreApi, UseBoundStore } from 'zustand'
import type { Kind } from '../../../engine/kernel/index.ts'
import type { PlaybackStore } from '../../../playback/playback.ts'
import { type GameHook, selectState } from '../../../session/game-store.ts'
import { usePage } from '../../page/page.ts'
import { letWait, usePace } from './pace.ts'
import { type Acts, useActing } from './useActing.ts'

/** A table at which computer players act. */
interface LedTable<K extends Kind, Computer> {
  useGame: GameHook<K>
  usePlayback: UseBoundStore<StoreApi<PlaybackStore<K>>>
  turnOf(state: K['State']): number
  /** The computer player who must act now. */
  useComputer(): Computer | null
  /** Makes the table ready for one of them to act, and asks one what to do. */
  acts: Omit<Acts<K['State'], Computer, K['Action']>, 'act'>
}

/** How they act at a table, one and the same as long as it stands: made once, for {@link useTableComputers}. */
export const ledTable = <K extends Kind, Computer>({ acts, ...table }: LedTable<K, Computer>) => ({
  ...table,
  acts: { ...acts, act: (action: K['Action']) => act(table, action) },
})

/** Does what was decided; in a hurry, without showing it. */
function act<K extends Kind>(
  { useGame, usePlayback, turnOf }: Pick<LedTable<K, never>, 'useGame' | 'usePlayback' | 'turnOf'>,
  action: K['Action'],
): void {
  if (useGame.getState().act(action, 'bot') !== 'done') return letWait(true)
  const state = selectState(useGame.getState())
  if (state && usePace.getState().hurried === turnOf(state)) usePlayback.getState().skip()
}

/**
 * Lets the computer players act whenever nothing else wants to be seen: no dialog, nothing that is shown, nothing that the table
 * is asked (`asking`). A card comes between people only.
 */
export function useTableComputers<K extends Kind, Computer>(
  { useGame, usePlayback, turnOf, useComputer, acts }: ReturnType<typeof ledTable<K, Computer>>,
  asking: boolean,
): void {
  const state = useGame(selectState<K>)
  const playing = usePlayback((playback) => playback.playing)
  const elsewhere = usePage(({ dialog, lookingBack }) => dialog !== null || lookingBack)
  const watching = useGame((game) => game.watching)
  const isStill = !(playing || elsewhere || asking || watching)
  useActing(
    { state, turn: state === null ? undefined : turnOf(state), computer: useComputer(), isStill },
    acts,
  )
}
