import { computerNow, useComputer } from './computer-now.ts'
import { useGame, usePlayback } from './table.ts'
import { isMonsters } from './timing/monsters-turn.ts'

/** Whether the monsters are being watched now. What a player did needs no watching: it is over in a blink. */
export function isWatching(): boolean {
  const { playing, replaying } = usePlayback.getState()
  const last = useGame.getState().session?.moves.at(-1)
  return playing && (replaying || (last !== undefined && isMonsters(last)))
}

/** The same, for the screen. */
export function useWatching(): boolean {
  usePlayback(({ playing }) => playing)
  usePlayback(({ replaying }) => replaying)
  useGame(({ session }) => session)
  return isWatching()
}

/** Whether no person may carry the turn on now: monsters are watched, or a computer player must act. */
export const isHandsOff = (): boolean => isWatching() || computerNow() !== null

/** The same, for the screen. */
export function useHandsOff(): boolean {
  const computer = useComputer()
  return useWatching() || computer !== null
}
