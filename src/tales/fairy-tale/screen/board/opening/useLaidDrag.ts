import { type PointerEvent, useCallback, useRef } from 'react'
import { type Face, turned } from '../../../../../engine/fairy-tale/index.ts'
import { CENTRE, directionTo, type Place } from '../../../../../engine/kernel/index.ts'
import { selectState } from '../../../../../session/game-store.ts'
import { type DraggedThing, useDropAt, useHeldAt } from '../../../../../ui/stage/drag/drop-target.tsx'
import { useDrag } from '../../../../../ui/stage/drag/useDrag.ts'
import { isInputBlocked } from '../../../input-blocked.ts'
import { type Table, useTable } from '../../../runtime.ts'
import { DROPPED, type Drop } from '../../forest/drop.ts'

/** A first tile at the Oak in its current turn. */
interface Laid {
  tile: number
  face: Face
}

/** The first tile at a place of the opening, or null. */
function laidAt(table: Table, place: Place): Laid | null {
  const opening = selectState(table.game.getState())?.opening
  const side = directionTo(CENTRE, place)
  const tile = opening?.spots.findIndex((spot) => spot?.side === side) ?? -1
  const face = opening?.tiles[tile]
  const spot = opening?.spots[tile]
  return face && spot ? { tile, face: turned(face, spot.turn) } : null
}

interface LaidDrag {
  /** The first tile dragged from one side of the Oak to another, with its position; null if none is. */
  dragged: (DraggedThing & { face: Face }) | null
  grab(place: Place, event: PointerEvent): void
}

/** Lets a first tile at the Oak be dragged to another side, which swaps the two tiles. */
export function useLaidDrag(): LaidDrag {
  const table = useTable()
  const grabbed = useRef<Laid | null>(null)
  const dropAt = useDropAt(DROPPED)
  const heldAt = useHeldAt(DROPPED)
  const { at, onPointerDown } = useDrag({
    onLift: () => {},
    onDrop: (at) => grabbed.current && at && lay(table, grabbed.current.tile, dropAt(at.x, at.y)),
  })
  const press = useRef(onPointerDown)
  press.current = onPointerDown
  const grab = useCallback(
    (place: Place, event: PointerEvent) => {
      grabbed.current = isInputBlocked(table) ? null : laidAt(table, place)
      if (grabbed.current) press.current(event)
    },
    [table],
  )
  const held = heldAt(at)
  return { dragged: held && grabbed.current && { face: grabbed.current.face, ...held }, grab }
}

/** Lays a first tile on the side where it was dropped. */
function lay(table: Table, tile: number, drop: Drop | null): void {
  const intent = table.intent.getState()
  if (!drop) return
  const { side } = drop
  if (!side) return intent.refuse({ code: 'not-beside-the-oak' })
  if (selectState(table.game.getState())?.opening?.spots[tile]?.side === side) return
  intent.hold(tile)
  intent.layAt(side)
}
