import { createContext, type RefObject, use, useRef } from 'react'
import type { BoardCamera } from './BoardCamera.ts'

/**
 * Shares the board's camera with paper beside the board, which asks where things on the board are. Null until the board is mounted. Without
 * a table, each board uses a camera of its own.
 */
export const BoardEye = createContext<RefObject<BoardCamera | null> | null>(null)

/** The camera that the table provides, or else one for this board alone. */
export function useBoardEye(): RefObject<BoardCamera | null> {
  const own = useRef<BoardCamera>(null)
  return use(BoardEye) ?? own
}
