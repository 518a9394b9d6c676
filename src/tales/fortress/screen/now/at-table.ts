import type { State } from '../../../../engine/fortress/index.ts'
import type { Move, Session } from '../../game.ts'
import { type Cue, useGame, useGameState, usePlayback, useShown } from '../../table.ts'

/** The siege that is told. This and what follows is asked on the table's page alone, which stands while there is one. */
export const useSession = (): Session => onTable(useGame(({ session }) => session))

/** The siege as it really stands: what may be done. */
export const useReal = (): State => onTable(useGameState())

/** The siege as it is shown just now. */
export const useShownState = (): State => onTable(useShown())

function onTable<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new Error('No siege is on the table.')
  return thing
}

/** The event that is shown just now, with the move that brought it; null while nothing is shown. */
export function useHappening(): { cue: Cue; move: Move } | null {
  const cue = usePlayback((playback) => playback.cue)
  const moves = useGame(({ session }) => session?.moves)
  if (!cue || !moves) return null
  const move = moves.findLast(({ frames }) => frames.some(({ event }) => event === cue.event))
  return move ? { cue, move } : null
}
