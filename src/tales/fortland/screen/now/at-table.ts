import type { State } from '../../../../engine/fortland/index.ts'
import type { Session } from '../../game.ts'
import { useGame, useGameState, useShown } from '../../table.ts'

/** The tale that is told. This and what follows is asked on the table's page alone, which stands while there is a tale. */
export const useSession = (): Session => onTable(useGame(({ session }) => session))

/** The game as it really stands: what may be done. */
export const useReal = (): State => onTable(useGameState())

/** The game as it is shown just now. */
export const useShownState = (): State => onTable(useShown())

function onTable<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new Error('No tale is on the table.')
  return thing
}
