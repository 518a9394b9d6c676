import { type Kind, stateOf } from '../../engine/kernel/index.ts'
import type { GameHook } from '../../session/game-store.ts'

/** Whether there is a game at the table, and whether it goes on. */
export const useStand = <K extends Kind>(
  game: GameHook<K>,
  isOver: (state: K['State']) => unknown,
): 'none' | 'running' | 'over' =>
  game(({ session }) => (session === null ? 'none' : isOver(stateOf(session)) ? 'over' : 'running'))
