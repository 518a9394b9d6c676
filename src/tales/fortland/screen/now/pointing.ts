import { create } from 'zustand'
import type { Aim } from '../../intent/aim.ts'
import { type Table, useIntent } from '../../table.ts'

/** What a pointer or the focus is on: what would come of it is told before it is pressed. */
export const usePointed = create<{ pointed: Aim | null }>(() => ({ pointed: null }))

export const pointAt = (pointed: Aim | null): void => usePointed.setState({ pointed })

/** Nothing is pointed at any more when the game goes on. */
export const followPointing = (table: Table): void => void table.game.onEvent(() => pointAt(null))

/** What is aimed at, or else pointed at. */
export function useAimed(): Aim | null {
  const aim = useIntent((intent) => intent.aim)
  const pointed = usePointed((store) => store.pointed)
  return aim ?? pointed
}
