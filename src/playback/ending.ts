import { create } from 'zustand'

/**
 * Whether the game is over and its last event has been shown. What stands round every page asks this; the playback
 * itself, which knows it, comes with the table.
 */
export const useTold = create<boolean>(() => false)
