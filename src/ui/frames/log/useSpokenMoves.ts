import { useEffect } from 'react'
import { type Kind, type Move, movesSince, type Session } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../store/game-store.ts'
import { announce } from '../../page/announce.ts'

/**
 * Says aloud what every action brought, whoever did it. `wordsOf`, one and the same as long as the table stands: what a move of a
 * game brought, in words; '' where nothing is said of it.
 */
export function useSpokenMoves<K extends Kind>(
  useGame: Pick<GameHook<K>, 'subscribe'>,
  wordsOf: (move: Move<K>, session: Session<K>) => string,
): void {
  useEffect(
    () =>
      useGame.subscribe(({ session }, { session: earlier }) => {
        if (!session || !earlier) return
        for (const move of movesSince(earlier, session)) {
          const words = wordsOf(move, session)
          if (words) announce(words)
        }
      }),
    [useGame, wordsOf],
  )
}
