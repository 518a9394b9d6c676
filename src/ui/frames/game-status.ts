import { type GameTypes, stateOf } from '../../engine/kernel/index.ts'
import type { GameHook } from '../../session/game-store.ts'

/** Hook: the status of the game at the table: none, running or over. */
export const useGameStatus = <K extends GameTypes>(
  game: GameHook<K>,
  isOver: (state: K['State']) => unknown,
): 'none' | 'running' | 'over' =>
  game(({ session }) => (session === null ? 'none' : isOver(stateOf(session)) ? 'over' : 'running'))
