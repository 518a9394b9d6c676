import { atTable } from '../../../../ui/frames/table/at-table.ts'
import type { Move } from '../../game.ts'
import { type Cue, useGame, usePlayback, useShown } from '../../table.ts'

export const { useSession, useReal, useShownState } = atTable({ useGame, useShown })

/** The event that is shown just now, with the move that brought it; null while nothing is shown. */
export function useHappening(): { cue: Cue; move: Move } | null {
  const cue = usePlayback((playback) => playback.cue)
  const moves = useGame(({ session }) => session?.moves)
  if (!cue || !moves) return null
  const move = moves.findLast(({ frames }) => frames.some(({ event }) => event === cue.event))
  return move ? { cue, move } : null
}
