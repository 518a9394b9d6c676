import { botToAct, type Table, useBotToAct, useGame, usePlayback, useTable } from './runtime.ts'
import { isMonsters } from './timing/monsters-turn.ts'

/** True while the playback shows monsters, or a replay. Moves of players do not count: they are over at once. */
export function isWatching(table: Table): boolean {
  const { playing, replaying } = table.playback.getState()
  const last = table.game.getState().session?.moves.at(-1)
  return playing && (replaying || (last !== undefined && isMonsters(last)))
}

/** Returns {@link isWatching} for the screen. */
export function useWatching(): boolean {
  const table = useTable()
  usePlayback(({ playing }) => playing)
  usePlayback(({ replaying }) => replaying)
  useGame(({ session }) => session)
  return isWatching(table)
}

/** True if no person may act here now: monsters are shown, or a bot, another tab or another device plays. */
export const isInputBlocked = (table: Table): boolean =>
  isWatching(table) || botToAct(table) !== null || table.game.getState().watching

/** Returns {@link isInputBlocked} for the screen. */
export function useInputBlocked(): boolean {
  const computer = useBotToAct()
  const isElsewhere = useGame(({ watching }) => watching)
  return useWatching() || computer !== null || isElsewhere
}
