import { useRef } from 'react'
import type { GameTypes, Session } from '../../../engine/kernel/index.ts'
import type { PlaybackStore } from '../../../playback/playback.ts'
import type { TableHook } from '../../../playback/shown-table.ts'
import { type GameStore, selectState } from '../../../session/game-store.ts'

interface Table<K extends GameTypes> {
  useGame: TableHook<GameStore<K>>
  useShown(): K['State'] | null
  usePlayback: TableHook<PlaybackStore<K>>
}

/** Makes hooks for the components of the table page, which exists only with an open game. */
export const atTable = <K extends GameTypes>({ useGame, useShown, usePlayback }: Table<K>) => ({
  /** The game that is played. */
  useSession: (): Session<K> => onTable(useGame(({ session }) => session)),
  /** Hook: the live state, which decides on allowed actions. */
  useLiveState: (): K['State'] => onTable(useGame(selectState<K>)),
  /** Hook: the state that the playback displays. */
  useDisplayedState: (): K['State'] => onTable(useShown()),
  /**
   * Hook: a displayed count. An increase by the current event shows only after its flight has landed. A component that shows another seat's
   * count next needs a `key`.
   */
  useLanded(count: number): number {
    const rested = usePlayback((playback) => playback.rested)
    const landed = useRef(count)
    landed.current = rested ? count : Math.min(count, landed.current)
    return landed.current
  },
})

/** Returns a value that exists whenever a game is on the table. */
export function onTable<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new Error('No game is open.')
  return thing
}
