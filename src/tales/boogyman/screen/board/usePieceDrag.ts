import { type PointerEvent, type RefObject, useCallback, useRef } from 'react'
import type { Tile } from '../../../../engine/boogyman/index.ts'
import type { BoardCamera } from '../../../../ui/stage/camera/BoardCamera.ts'
import { type Point, useDrag } from '../../../../ui/stage/drag/useDrag.ts'
import { type InHand, takeable } from '../../intent/in-hand.ts'
import { selectState, useGame, useIntent } from '../../table.ts'
import { tileAt } from '../clearing/spots.ts'
import { pointAtTile } from '../foresight/pointing.ts'

interface PieceDrag {
  /** The piece on its way, and where it is held; null while none is. */
  dragged: { piece: NonNullable<InHand>; at: Point } | null
  grab(tile: Tile, event: PointerEvent): void
}

/** The piece that a hand lifts from a tile: what it has in hand already, else the first that may be taken up. */
function pieceOn(tile: Tile): InHand {
  const state = selectState(useGame.getState())
  const { inHand } = useIntent.getState()
  if (!state || inHand?.at === tile) return inHand
  return takeable(state, tile)[0] ?? null
}

/** Lets own pieces be dragged to where they are to go. Dropped beside the board a piece is let go of. */
export function usePieceDrag(eye: RefObject<BoardCamera | null>): PieceDrag {
  const grabbed = useRef<InHand>(null)
  const tileBelow = ({ x, y }: Point) => eye.current && tileAt(eye.current.spotAt(x, y))
  const { at, onPointerDown } = useDrag({
    onLift: () => useIntent.getState().take(grabbed.current),
    onMove: (at) => pointAtTile(tileBelow(at), true),
    onDrop: (at) => {
      const piece = grabbed.current
      const tile = at && tileBelow(at)
      pointAtTile(null)
      if (piece && tile !== null) useIntent.getState().drop(piece, tile)
      else useIntent.getState().cancel()
    },
  })
  const press = useRef(onPointerDown)
  press.current = onPointerDown
  const grab = useCallback((tile: Tile, event: PointerEvent) => {
    grabbed.current = pieceOn(tile)
    if (grabbed.current) press.current(event)
  }, [])
  return { dragged: at && grabbed.current && { piece: grabbed.current, at }, grab }
}
