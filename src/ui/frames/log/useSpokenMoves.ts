import { useEffect } from 'react'
import type { Kind, Move, Session } from '../../../engine/kernel/index.ts'
import { newMoves, type SessionEvents } from '../../../session/events.ts'
import { announce } from '../../page/announce.ts'

/**
 * Says aloud what every action brought, whoever did it. `wordsOf`, one and the same as long as the table stands: what a move of a
 * game brought, in words; '' where nothing is said of it.
 */
export function useSpokenMoves<K extends Kind>(
  useGame: SessionEvents<K>,
  wordsOf: (move: Move<K>, session: Session<K>) => string,
): void {
  useEffect(
    () =>
      useGame.onEvent((event) => {
        if (event.type !== 'moved') return
        for (const move of newMoves(event)) {
          const words = wordsOf(move, event.session)
          if (words) announce(words)
        }
      }),
    [useGame, wordsOf],
  )
}
