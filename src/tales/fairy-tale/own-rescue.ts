import { create } from 'zustand'
import type { Action } from '../../engine/fairy-tale/index.ts'
import type { Goal } from './rescues/index.ts'

/** The last moment at which a lost tale of one's own could still be saved. */
export interface OwnRescue {
  turn: number
  position: string
  goal: Goal
  way: readonly Action[]
}

/** The one that was found last, for as long as the page stands. */
export const useOwnRescue = create<{ found: OwnRescue | null }>(() => ({ found: null }))
