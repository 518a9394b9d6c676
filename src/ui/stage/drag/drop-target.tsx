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
import type { Point } from './useDrag.ts'

/** A board on which things are dropped; `Drop`: what it says of a spot. */
interface Target<Drop> {
  viewport: HTMLElement
  spotAt(clientX: number, clientY: number): Spot
  dropOn(spot: Spot): Drop
  /** Where a spot is seen in the window, and how wide a tile is there; null before the board is drawn. */
  seenAt(spot: Spot): (Spot & { tile: number }) | null
  /** The middle of the cell into which a drop snaps; null where it fits into none. */
  snapOf(drop: Drop): Spot | null
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
  snapOf: (drop: Drop) => Spot | null,
): void {
  const target = use(handed)
  useEffect(() => {
    if (!viewport.current || !target) return
    const spotAt = (x: number, y: number) => eye.current?.spotAt(x, y) ?? { x: 0, y: 0 }
    const seenAt = (spot: Spot) => eye.current?.seenAt(spot) ?? null
    target.current = { viewport: viewport.current, spotAt, dropOn, seenAt, snapOf }
    return () => {
      target.current = null
    }
  }, [target, viewport, eye, dropOn, snapOf])
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

/** How a thing that is dragged is drawn: where, in the window, and how wide a cell of the board is. */
export interface Held {
  at: Point
  /** In pixels; null where no board tells it. */
  cell: number | null
  /** It lies in the cell into which it would fall. */
  snapped: boolean
}

/** Asks how a thing is drawn that is held over a point of the window: as large as a cell, and in the cell that it fits into. */
export function useHeldAt<Drop>(handed: Handed<Drop>): (at: Point | null) => Held | null {
  const target = use(handed)
  const dropAt = useDropAt(handed)
  return (at) => {
    if (!at) return null
    const board = target?.current
    const drop = dropAt(at.x, at.y)
    const spot = board && drop !== null ? board.snapOf(drop) : null
    const seen = board?.seenAt(spot ?? { x: 0, y: 0 }) ?? null
    const cell = seen?.tile ?? null
    return spot && seen ? { at: { x: seen.x, y: seen.y }, cell, snapped: true } : { at, cell, snapped: false }
  }
}
