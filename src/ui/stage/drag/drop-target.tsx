import {
  type Context,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import type { Camera } from '../camera/useCamera.ts'
import type { Spot } from '../spot.ts'

/** A board on which things are dropped; `Drop`: what it says of a spot. */
interface Target<Drop> {
  viewport: HTMLElement
  spotAt(clientX: number, clientY: number): Spot
  dropOn(spot: Spot): Drop
}

/** What a table hands down, so that what is dragged anywhere on it falls on its board. */
type Handed<Drop> = Context<RefObject<Target<Drop> | null> | null>

export const createDropTarget = <Drop,>(): Handed<Drop> =>
  createContext<RefObject<Target<Drop> | null> | null>(null)

/** The table on which things are dragged to its board. */
export function DropTarget<Drop>({ of: Handed, children }: { of: Handed<Drop>; children: ReactNode }) {
  return <Handed value={useRef<Target<Drop>>(null)}>{children}</Handed>
}

/** Lets what is dragged on the table fall on this board. */
export function useDropBoard<Drop>(
  handed: Handed<Drop>,
  { viewport, eye }: Pick<Camera, 'viewport' | 'eye'>,
  dropOn: (spot: Spot) => Drop,
): void {
  const target = use(handed)
  useEffect(() => {
    if (!viewport.current || !target) return
    const spotAt = (x: number, y: number) => eye.current?.spotAt(x, y) ?? { x: 0, y: 0 }
    target.current = { viewport: viewport.current, spotAt, dropOn }
    return () => {
      target.current = null
    }
  }, [target, viewport, eye, dropOn])
}

/** Asks what the board says of a point of the window: null beside it, and where something lies over it. */
export function useDropAt<Drop>(handed: Handed<Drop>): (clientX: number, clientY: number) => Drop | null {
  const target = use(handed)
  return useCallback(
    (clientX, clientY) => {
      const board = target?.current
      const under = board && document.elementFromPoint(clientX, clientY)
      return under && board.viewport.contains(under) ? board.dropOn(board.spotAt(clientX, clientY)) : null
    },
    [target],
  )
}
