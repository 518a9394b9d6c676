import type { Kind, Session } from '../../../engine/kernel/index.ts'
import type { TableHook } from '../../../playback/shown-table.ts'
import { type GameStore, selectState } from '../../../session/game-store.ts'

interface Table<K extends Kind> {
  useGame: TableHook<GameStore<K>>
  useShown(): K['State'] | null
}

/** The game as it is asked for on the table's page alone, which stands while there is one. */
export const atTable = <K extends Kind>({ useGame, useShown }: Table<K>) => ({
  /** The game that is played. */
  useSession: (): Session<K> => onTable(useGame(({ session }) => session)),
  /** As it really stands: what may be done. */
  useReal: (): K['State'] => onTable(useGame(selectState<K>)),
  /** As it is shown just now. */
  useShownState: (): K['State'] => onTable(useShown()),
})

/** What a table has while a game is on it. */
export function onTable<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new Error('No game is on the table.')
  return thing
}
