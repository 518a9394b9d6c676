import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { suggestOpening } from '../../../../../engine/fairy-tale/index.ts'
import { CENTRE, neighbour } from '../../../../../engine/kernel/index.ts'
import type { BoardPoint } from '../../../../../ui/stage/board-point.ts'
import type { BoardCamera } from '../../../../../ui/stage/camera/BoardCamera.ts'
import { DropTarget, useDropBoard } from '../../../../../ui/stage/drag/drop-target.tsx'
import { NO_MOVE_OPTIONS } from '../../../intent/move-options.ts'
import { liveTable } from '../../../runtime.ts'
import { DROPPED, dropOn, snapOf } from '../../forest/drop.ts'
import { DragGhost } from '../../market/TilePicture.tsx'
import { layOpening, now } from '../../table/testing.ts'
import { useLaidDrag } from './useLaidDrag.ts'

const NORTH = neighbour(CENTRE, 'north')

const viewport = { current: document.body }
const eye = {
  current: {
    spotAt: () => ({ x: 1, y: 0 }),
    seenAt: () => ({ x: 90, y: 20, tile: 60 }),
  } as unknown as BoardCamera,
}
const camera = { viewport, eye }
const dropHere = (spot: BoardPoint) => dropOn(NO_MOVE_OPTIONS, spot)

/** The place north of the Oak, on a board that reports its east for every point. */
function North() {
  const { dragged, grab } = useLaidDrag()
  useDropBoard(DROPPED, camera, dropHere, snapOf)
  return (
    <>
      <button type="button" onPointerDown={(event) => grab(NORTH, event)}>
        north
      </button>
      {dragged && <DragGhost {...dragged} />}
    </>
  )
}

beforeEach(() => {
  layOpening(8)
  liveTable.game.getState().actAll(suggestOpening(now()))
  const { container } = render(
    <DropTarget of={DROPPED}>
      <North />
    </DropTarget>,
  )
  document.elementFromPoint = () => container
})
afterEach(() => {
  Reflect.deleteProperty(document, 'elementFromPoint')
})

const tileAt = (side: string) => now().opening?.spots.findIndex((spot) => spot?.side === side)
const ghost = () => document.querySelector('[data-dragging]')

it('drags a tile at the Oak to another side and swaps the two', () => {
  const [north, east] = [tileAt('north'), tileAt('east')]
  fireEvent.pointerDown(screen.getByText('north'), { clientX: 10, clientY: 10 })
  fireEvent.pointerMove(window, { clientX: 14, clientY: 10 })
  expect(ghost()).toBeNull()
  fireEvent.pointerMove(window, { clientX: 40, clientY: 10 })
  expect(ghost()).not.toBeNull()
  fireEvent.pointerUp(window, { clientX: 40, clientY: 10 })
  expect(ghost()).toBeNull()
  expect([tileAt('east'), tileAt('north')]).toEqual([north, east])
})
