import { create } from 'zustand'
import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'

/** The hero on the cover that somebody points at, or that has the focus: what it can do is told. */
export const usePointed = create<{ character: CharacterId | null }>(() => ({ character: null }))

export const pointAt = (character: CharacterId | null): void => usePointed.setState({ character })
