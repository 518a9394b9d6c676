import { computerNow, type Table, useComputer, useGame, usePlayback, useTable } from './table.ts'
import { isMonsters } from './timing/monsters-turn.ts'

/** Whether the monsters are being watched now. What a player did needs no watching: it is over in a blink. */
export function isWatching(table: Table): boolean {
  const { playing, replaying } = table.playback.getState()
  const last = table.game.getState().session?.moves.at(-1)
  return playing && (replaying || (last !== undefined && isMonsters(last)))
}

/** The same, for the screen. */
export function useWatching(): boolean {
  const table = useTable()
  usePlayback(({ playing }) => playing)
  usePlayback(({ replaying }) => replaying)
  useGame(({ session }) => session)
  return isWatching(table)
}

/** Whether no person may carry the turn on now: monsters are watched, or a computer player must act. */
export const isHandsOff = (table: Table): boolean => isWatching(table) || computerNow(table) !== null

/** The same, for the screen. */
export function useHandsOff(): boolean {
  const computer = useComputer()
  return useWatching() || computer !== null
}
