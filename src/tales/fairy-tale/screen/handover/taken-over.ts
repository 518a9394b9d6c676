import { create } from 'zustand'
import type { Move } from '../../game.ts'

/** The last move after which somebody said to be ready. Kept by the page alone: no part of any game. */
export const useTaken = create<{ move: Move | null }>(() => ({ move: null }))

/** Somebody has taken the book over. */
export const takeOver = (move: Move): void => useTaken.setState({ move })
