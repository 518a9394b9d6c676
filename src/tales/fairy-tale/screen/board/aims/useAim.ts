import { useMemo } from 'react'
import type { State, SymbolEffect } from '../../../../../engine/fairy-tale/index.ts'
import { aimedAction, type TurnSelection } from '../../../intent/turn-selection.ts'
import { useIntent } from '../../../runtime.ts'
import { expansionsOf, wordsFor } from '../../../words/look-up.ts'
import { type Messages, useMessages } from '../../../words/messages.ts'
import { type Preview, previewOf } from './preview.ts'

export interface AimedAction {
  /** Its name on a button. */
  words: string
  /** Its full description. */
  means: string
  /** For a symbol: its effect on the tile. */
  preview: Preview | null
}

/** Returns the aimed action; null if nothing is aimed. */
export function aimOf(m: Messages, state: State, inHand: TurnSelection): AimedAction | null {
  if (inHand.kind === 'walk') return { words: m.board.drop, means: m.board.drop, preview: null }
  const action = aimedAction(state, inHand)
  if (!action) return null
  const preview = previewOf(state, action)
  return preview
    ? { ...wordsOf(m, preview), preview }
    : { words: m.table.placeTile, means: m.table.placeTile, preview }
}

/** Returns the action that the player on turn aims; null if nothing is aimed. */
export function useAim(state: State): AimedAction | null {
  const m = useMessages()
  const inHand = useIntent((intent) => intent.inHand)
  return useMemo(() => aimOf(m, state, inHand), [m, state, inHand])
}

/** True if a use removes everything on the tiles but not the tiles. */
const takesOf = (effect: SymbolEffect): boolean =>
  effect === 'light' || effect === 'flood' || effect === 'roll'

/** The name and description of a symbol's use. */
function wordsOf(m: Messages, { effect, face, gone, takes }: Preview): Omit<AimedAction, 'preview'> {
  const { use } = m.board
  const words = wordsFor(m, use.now, ({ table }) => table.now, effect)
  if (takesOf(effect)) {
    const { land } = expansionsOf(m).table
    return { words, means: land.takes(words, takes.places.length + 1, gone.length, takes.spoilt) }
  }
  return { words, means: face ? words : use.withAll(words, gone.length) }
}
