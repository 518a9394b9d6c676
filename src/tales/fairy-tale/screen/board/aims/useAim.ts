import { useMemo } from 'react'
import type { State, SymbolEffect } from '../../../../../engine/fairy-tale/index.ts'
import { aimedAction, type InHand } from '../../../intent/in-hand.ts'
import { useIntent } from '../../../table.ts'
import { expansionsOf, wordsFor } from '../../../words/look-up.ts'
import { type Messages, useMessages } from '../../../words/messages.ts'
import { type Preview, previewOf } from './preview.ts'

/** What would be done by confirming. */
export interface AimedAction {
  /** What it is called on a plank. */
  words: string
  /** The same, told in full. */
  means: string
  /** Of a symbol: what it would make of the tile. */
  preview: Preview | null
}

/** What is aimed; null while nothing is. */
export function aimOf(m: Messages, state: State, inHand: InHand): AimedAction | null {
  const action = aimedAction(state, inHand)
  if (!action) return null
  const preview = previewOf(state, action)
  return preview
    ? { ...wordsOf(m, preview), preview }
    : { words: m.table.placeTile, means: m.table.placeTile, preview }
}

/** What the player on turn aims now; null while nothing is aimed. */
export function useAim(state: State): AimedAction | null {
  const m = useMessages()
  const inHand = useIntent((intent) => intent.inHand)
  return useMemo(() => aimOf(m, state, inHand), [m, state, inHand])
}

/** Whether a use takes tiles and all that is on them, and leaves the tiles there. */
const takesOf = (effect: SymbolEffect): boolean =>
  effect === 'light' || effect === 'flood' || effect === 'roll'

/** What a use of a symbol is called. */
function wordsOf(m: Messages, { effect, face, gone, takes }: Preview): Omit<AimedAction, 'preview'> {
  const { use } = m.board
  const words = wordsFor(m, use.now, ({ table }) => table.now, effect)
  if (takesOf(effect)) {
    const { land } = expansionsOf(m).table
    return { words, means: land.takes(words, takes.places.length + 1, gone.length, takes.spoilt) }
  }
  return { words, means: face ? words : use.withAll(words, gone.length) }
}
