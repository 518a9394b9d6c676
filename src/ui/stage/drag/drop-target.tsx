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
import type { WindowPoint } from '../../input/placement.ts'
import type { BoardPoint } from '../board-point.ts'
import type { Camera } from '../camera/useCamera.ts'

/** A board that accepts drops. `Drop` describes what a drop at a point does. */
interface Target<Drop> {
  viewport: HTMLElement
  spotAt(clientX: number, clientY: number): BoardPoint
  dropOn(spot: BoardPoint): Drop
  /** The window position of a board point, and the tile width there. Null before the board is drawn. */
  seenAt(spot: BoardPoint): (BoardPoint & { tile: number }) | null
  /** The center of the cell that a drop snaps to, or null if it fits into none. */
  snapOf(drop: Drop): BoardPoint | null
}

/** Context through which a drag anywhere on the table finds the board. */
type Handed<Drop> = Context<RefObject<Target<Drop> | null> | null>

export const createDropTarget = <Drop,>(): Handed<Drop> =>
  createContext<RefObject<Target<Drop> | null> | null>(null)

/** Provides the drop context of a table. */
export function DropTarget<Drop>({ of: Handed, children }: { of: Handed<Drop>; children: ReactNode }) {
  return <Handed value={useRef<Target<Drop>>(null)}>{children}</Handed>
}

/** Registers this board as the drop target of the table. */
export function useDropBoard<Drop>(
  handed: Handed<Drop>,
  { viewport, eye }: Pick<Camera, 'viewport' | 'eye'>,
  dropOn: (spot: BoardPoint) => Drop,
  snapOf: (drop: Drop) => BoardPoint | null,
): void {
  const target = use(handed)
  useEffect(() => {
    if (!viewport.current || !target) return
    const spotAt = (x: number, y: number) => eye.current?.spotAt(x, y) ?? { x: 0, y: 0 }
    const seenAt = (spot: BoardPoint) => eye.current?.seenAt(spot) ?? null
    target.current = { viewport: viewport.current, spotAt, dropOn, seenAt, snapOf }
    return () => {
      target.current = null
    }
  }, [target, viewport, eye, dropOn, snapOf])
}

/** Returns a function that describes the drop at a window point: null outside the board, and at covered points. */
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

/** How a dragged thing is drawn: its window position, and the width of a board cell. */
export interface DraggedThing {
  at: WindowPoint
  /** In pixels; null if no board provides it. */
  cell: number | null
  /** True if the thing is drawn in the cell into which it would fall. */
  snapped: boolean
}

/** Returns a function that computes how a thing dragged to a window point is drawn: at cell size, and snapped to a cell that it fits. */
export function useHeldAt<Drop>(handed: Handed<Drop>): (at: WindowPoint | null) => DraggedThing | null {
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
