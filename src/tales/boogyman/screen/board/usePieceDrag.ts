import { type PointerEvent, type RefObject, useCallback, useRef } from 'react'
import type { Tile } from '../../../../engine/boogyman/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import type { WindowPoint } from '../../../../ui/input/placement.ts'
import type { BoardCamera } from '../../../../ui/stage/camera/BoardCamera.ts'
import type { DraggedThing } from '../../../../ui/stage/drag/drop-target.tsx'
import { useDrag } from '../../../../ui/stage/drag/useDrag.ts'
import { type TurnSelection, takeable } from '../../intent/turn-selection.ts'
import { type Table, useTable } from '../../runtime.ts'
import { spotOf } from '../clearing/spots.ts'
import { pointAtTile } from '../foresight/pointer-target.ts'
import { dropOn } from './drop.ts'

interface PieceDrag {
  /** The dragged piece and its position; null without a drag. */
  dragged: (DraggedThing & { piece: NonNullable<TurnSelection> }) | null
  grab(tile: Tile, event: PointerEvent): void
}

/** The piece that a drag lifts from a tile: the selected one, else the first that can be selected. */
function pieceOn(table: Table, tile: Tile): TurnSelection {
  const state = selectState(table.game.getState())
  const { inHand } = table.intent.getState()
  if (!state || inHand?.at === tile) return inHand
  return takeable(state, tile)[0] ?? null
}

/** Lets own pieces be dragged to their target. A drop beside the board deselects the piece. */
export function usePieceDrag(eye: RefObject<BoardCamera | null>): PieceDrag {
  const table = useTable()
  const grabbed = useRef<TurnSelection>(null)
  const dropAt = ({ x, y }: WindowPoint) => {
    const state = selectState(table.game.getState())
    const piece = grabbed.current
    return eye.current && state && piece ? dropOn(state, piece, eye.current.spotAt(x, y)) : null
  }
  const { at, onPointerDown } = useDrag({
    onLift: () => table.intent.getState().take(grabbed.current),
    onMove: (at) => pointAtTile(table, dropAt(at)?.tile ?? null, true),
    onDrop: (at) => {
      const piece = grabbed.current
      const tile = at && (dropAt(at)?.tile ?? null)
      pointAtTile(table, null)
      if (piece && tile !== null) table.intent.getState().drop(piece, tile)
      else table.intent.getState().cancel()
    },
  })
  const press = useRef(onPointerDown)
  press.current = onPointerDown
  const grab = useCallback(
    (tile: Tile, event: PointerEvent) => {
      grabbed.current = pieceOn(table, tile)
      if (grabbed.current) press.current(event)
    },
    [table],
  )
  const heldAt = (at: WindowPoint): DraggedThing => {
    const drop = dropAt(at)
    const seen = eye.current?.seenAt(drop ? spotOf(drop.tile) : { x: 0, y: 0 }) ?? null
    const cell = seen?.tile ?? null
    return drop?.fits && seen ? { at: seen, cell, snapped: true } : { at, cell, snapped: false }
  }
  return { dragged: at && grabbed.current && { piece: grabbed.current, ...heldAt(at) }, grab }
}
