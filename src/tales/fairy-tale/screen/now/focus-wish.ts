import { useEffect } from 'react'
import { create } from 'zustand'
import type { Place } from '../../../../engine/kernel/index.ts'

/** What is to have the focus: something on the board, the board where it was entered last, or the plank of a power. */
export type FocusWish =
  | { kind: 'place'; at: Place }
  | { kind: 'monster'; n: number }
  | { kind: 'character'; seat: number }
  | { kind: 'board' }
  | { kind: 'power' }

const useFocusWish = create<{ wish: FocusWish | null }>(() => ({ wish: null }))

/** How many frames a wish waits for what it is about to be drawn. */
const PATIENCE = 2

/** Wishes that something has the focus, once it is drawn: whoever draws it gives it. What is not drawn soon never gets it. */
export function wishFocus(wish: FocusWish): void {
  useFocusWish.setState({ wish })
  let frames = PATIENCE
  const wait = () => {
    if (useFocusWish.getState().wish !== wish) return
    if (frames === 0) return useFocusWish.setState({ wish: null })
    frames -= 1
    requestAnimationFrame(wait)
  }
  wait()
}

/** Gives the focus to what is wished, where `find` has drawn it. */
export function useGivesFocus(find: (wish: FocusWish) => HTMLOrSVGElement | null | undefined): void {
  const wish = useFocusWish((now) => now.wish)
  useEffect(() => {
    const element = wish && find(wish)
    if (!element) return
    useFocusWish.setState({ wish: null })
    element.focus({ preventScroll: true })
  })
}
