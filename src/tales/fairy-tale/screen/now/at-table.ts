import type { State } from '../../../../engine/fairy-tale/index.ts'
import { onTable } from '../../../../ui/frames/table/at-table.ts'
import type { Session } from '../../game.ts'
import { useGame, useGameState, useShown } from '../../table.ts'

// What components of the table ask, which are drawn only while there is a game.

/** The game that is played. */
export const useSession = (): Session => onTable(useGame(({ session }) => session))

/** As it really stands: what may be done. */
export const useReal = (): State => onTable(useGameState())

/** As it is shown just now. */
export const useShownState = (): State => onTable(useShown())
