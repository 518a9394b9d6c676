import { atTable } from '../../../../ui/frames/table/at-table.ts'
import type { Move } from '../../game.ts'
import { type Cue, useGame, usePlayback, useShown } from '../../runtime.ts'

export const { useSession, useLiveState, useDisplayedState } = atTable({ useGame, useShown, usePlayback })

/** Returns the event in playback with its move; null while nothing is playing. */
export function useHappening(): { cue: Cue; move: Move } | null {
  const cue = usePlayback((playback) => playback.cue)
  const moves = useGame(({ session }) => session?.moves)
  if (!cue || !moves) return null
  const move = moves.findLast(({ frames }) => frames.some(({ event }) => event === cue.event))
  return move ? { cue, move } : null
}
