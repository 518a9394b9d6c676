import { expect, it } from 'vitest'
import { useSettings } from '../../../store/settings.ts'
import { BoardCamera, type CameraTargets, type Showing } from './BoardCamera.ts'
import { fitView, NO_INSET, ownView } from './camera-view.ts'
import { boxAround, fitParts } from './corners.ts'
import { createSight } from './sight.ts'

const PHONE = { width: 390, height: 844 }

/** A board too wide for a phone, with the player on turn at the west end. */
const scene: CameraTargets = {
  places: [-6, 0, 6].map((x) => ({ x, y: 0 })),
  box: { left: -6.5, top: -0.5, right: 6.5, bottom: 0.5 },
  room: [{ left: -7.2, top: -1.5, right: 7.2, bottom: 1.5 }],
  focus: { x: -6, y: 0 },
}
const tileFor = (places: boolean) =>
  ownView(fitParts(scene.room, PHONE, NO_INSET), boxAround(scene.room), scene.focus, PHONE, NO_INSET, places)
    .tile
const [near, whole] = [tileFor(false), tileFor(true)]

/** A camera over a phone screen, and a function that returns the tile width for a kind of view. */
function camera() {
  const viewport = document.createElement('section')
  Object.defineProperties(viewport, {
    clientWidth: { value: PHONE.width },
    clientHeight: { value: PHONE.height },
  })
  const sight = createSight()
  const eye = new BoardCamera(viewport, document.createElement('div'), sight)
  const tileOf = (showing: Showing) => {
    eye.look(scene, NO_INSET, false, showing)
    return eye.laidOut
  }
  return { eye, tileOf, sight }
}

it('shows all places while a tile is selected, and zooms in again afterwards', () => {
  const { tileOf } = camera()
  expect(near).toBeGreaterThan(whole)
  expect((['usual', 'places', 'usual'] as const).map(tileOf)).toEqual([near, whole, near])
})

it('keeps a view that the player chose, except when the whole board is asked about', () => {
  useSettings.setState({ motion: 'less' }) // The view jumps without animation.
  const { eye, tileOf } = camera()
  tileOf('usual')
  eye.zoomBy(2)
  expect(tileOf('places')).toBe(near * 2)
  expect(tileOf('all')).toBe(fitView(scene.box, PHONE, NO_INSET).tile)
  expect(tileOf('usual')).toBe(near * 2)
})

it('scrolls just clear of a target’s card', () => {
  useSettings.setState({ motion: 'less' })
  const { eye, tileOf, sight } = camera()
  tileOf('usual')
  const spot = { x: 2, y: 0 }
  let right = 0
  sight.watch(({ x, tile }) => {
    right = x + (spot.x + 0.5) * tile
  })
  eye.reveal(spot)
  const before = right
  eye.reveal(spot, { right: 200 })
  expect(before).toBeGreaterThan(PHONE.width - 200)
  expect(right).toBeLessThanOrEqual(PHONE.width - 200)
  const beside = right
  eye.reveal(spot, { right: 200 })
  expect(right).toBe(beside)
})

it('returns where paper covers viewports, framed too', () => {
  const { eye, sight } = camera()
  const paper = document.createElement('p')
  paper.getBoundingClientRect = () => new DOMRect(26, 700, 300, 80)
  expect(eye.boxOf(paper)).toEqual({ left: 26, top: 700, right: 326, bottom: 780 })
  const framed = document.createElement('section')
  framed.getBoundingClientRect = () => new DOMRect(26, 66, 1388, 808)
  const within = new BoardCamera(framed, document.createElement('div'), sight)
  expect(within.boxOf(paper)).toEqual({ left: 0, top: 634, right: 300, bottom: 714 })
})
