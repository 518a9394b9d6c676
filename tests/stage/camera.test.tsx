import { expect, it } from 'vitest'
import { HEX_CENTRE, type Hex } from '../../src/engine/kernel/boards/hex.ts'
import { useSettings } from '../../src/store/settings.ts'
import { BoardCamera, type CameraTargets } from '../../src/ui/stage/camera/BoardCamera.ts'
import { NO_INSET } from '../../src/ui/stage/camera/camera-view.ts'
import { boxAround } from '../../src/ui/stage/camera/corners.ts'
import { createSight, type Seen } from '../../src/ui/stage/camera/sight.ts'
import { HEXES, hexBox, hexSpot } from './hex-board.ts'

const WINDOW = { width: 900, height: 700 }
const room = HEXES.map(hexBox)
const scene: CameraTargets = {
  places: HEXES.map(hexSpot),
  box: boxAround(room),
  room,
  focus: { x: 0, y: 0 },
}

/** A camera over a board of hexagons, and the points it maps. */
function camera() {
  useSettings.setState({ motion: 'less' }) // it is there at once
  const viewport = document.createElement('section')
  Object.defineProperties(viewport, {
    clientWidth: { value: WINDOW.width },
    clientHeight: { value: WINDOW.height },
  })
  const sight = createSight()
  const eye = new BoardCamera(viewport, document.createElement('div'), sight)
  const last: { seen?: Seen } = {}
  sight.watch((seen) => {
    last.seen = seen
  })
  eye.look(scene, NO_INSET, false)
  /** Where the middle of a hexagon is seen. */
  const seenAt = (hex: Hex) => {
    const { x, y, tile } = last.seen ?? { x: 0, y: 0, tile: 0 }
    return { x: x + hexSpot(hex).x * tile, y: y + hexSpot(hex).y * tile }
  }
  return { eye, seenAt }
}

it('a board of hexagons is seen whole', () => {
  const { seenAt } = camera()
  for (const { x, y } of HEXES.map(seenAt)) {
    expect(x > 0 && x < WINDOW.width).toBe(true)
    expect(y > 0 && y < WINDOW.height).toBe(true)
  }
})

it('is found at a point on the screen', () => {
  const { eye, seenAt } = camera()
  for (const hex of HEXES) {
    const { x, y } = eye.spotAt(seenAt(hex).x, seenAt(hex).y)
    expect(x).toBeCloseTo(hexSpot(hex).x)
    expect(y).toBeCloseTo(hexSpot(hex).y)
  }
})

it('brings aimed ones into sight from near', () => {
  const { eye, seenAt } = camera()
  eye.zoomBy(2)
  const [corner = HEX_CENTRE] = HEXES
  expect(seenAt(corner).y).toBeLessThan(0)
  eye.hold(hexSpot(corner))
  expect(seenAt(corner).y).toBeGreaterThan(0)
})

it('returns the board point of a press, and null for a key', () => {
  const { eye, seenAt } = camera()
  const [hex = HEX_CENTRE] = HEXES
  const { x: clientX, y: clientY } = seenAt(hex)
  const press = eye.pressAt({ clientX, clientY, detail: 1 })
  expect(press?.spot.x).toBeCloseTo(hexSpot(hex).x)
  expect(press?.tile).toBe(eye.laidOut)
  expect(eye.pressAt({ clientX, clientY, detail: 0 })).toBeNull()
})
