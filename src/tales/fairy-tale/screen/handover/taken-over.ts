import { create } from 'zustand'
import type { TaleMove } from '../log/line.ts'

/** The last move after which somebody said to be ready. Kept by the page alone: no part of any game. */
export const useTaken = create<{ move: TaleMove | null }>(() => ({ move: null }))

/** Somebody has taken the book over. */
export const takeOver = (move: TaleMove): void => useTaken.setState({ move })
