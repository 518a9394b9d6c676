import { createContext, type RefObject, use, useRef } from 'react'
import type { BoardCamera } from './BoardCamera.ts'

/**
 * What a table hands down, so that paper beside its board can ask where things on the board lie: the eye over that board,
 * null until the board is in the page. Without a table each board keeps its eye to itself.
 */
export const BoardEye = createContext<RefObject<BoardCamera | null> | null>(null)

/** The eye that the table hands down; of a board without one, its own. */
export function useBoardEye(): RefObject<BoardCamera | null> {
  const own = useRef<BoardCamera>(null)
  return use(BoardEye) ?? own
}
