import { useEffect, useRef } from 'react'
import type { Kind, Move, Session } from '../../../engine/kernel/index.ts'
import { newMoves, type SessionEvents } from '../../../session/events.ts'
import { announce } from '../../page/announce.ts'

/**
 * Says aloud what every action brought, whoever did it. `wordsOf` returns what a move of a game brought, in words; '' if nothing is
 * said of it.
 */
export function useSpokenMoves<K extends Kind>(
  useGame: SessionEvents<K>,
  wordsOf: (move: Move<K>, session: Session<K>) => string,
): void {
  const latest = useRef(wordsOf)
  latest.current = wordsOf
  useEffect(
    () =>
      useGame.onEvent((event) => {
        if (event.type !== 'moved') return
        for (const move of newMoves(event)) {
          const words = latest.current(move, event.session)
          if (words) announce(words)
        }
      }),
    [useGame],
  )
}
