import { afterEach, expect, it, vi } from 'vitest'
import { HEX_CENTRE } from '../../src/engine/kernel/boards/hex.ts'
import { NO_INSET } from '../../src/ui/stage/camera/camera-view.ts'
import { boxAround } from '../../src/ui/stage/camera/corners.ts'
import { GroundPainter } from '../../src/ui/stage/ground/GroundPainter.ts'
import { HEXES, hexBox, hexGround } from './hex-board.ts'

const SEEN = { x: 300, y: 250, tile: 80, laidOut: 80, size: { width: 600, height: 500 }, cover: NO_INSET }

afterEach(() => vi.unstubAllGlobals())

it('a ground of hexagons is drawn sharp and coarse, and repainted only on changes', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const context = new Proxy({}, { get: () => () => undefined, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  const passFrames = () => {
    while (frames.length > 0) for (const frame of frames.splice(0)) frame()
  }

  const painted = vi.fn()
  const box = boxAround(HEXES.map(hexBox))
  const host = document.createElement('div')
  const painter = new GroundPainter(
    host,
    hexGround(() => 'green', painted),
    box,
  )
  painter.look(SEEN)
  passFrames()
  expect(host.querySelectorAll('canvas')).toHaveLength(2)
  expect(painted).toHaveBeenCalledTimes(HEXES.length * 2)

  painted.mockClear()
  const burnt = (hex: number) => (hex === HEX_CENTRE ? 'black' : 'green')
  painter.show(hexGround(burnt, painted), box)
  passFrames()
  expect(painted.mock.calls).toEqual([[HEX_CENTRE], [HEX_CENTRE]])
  painter.leave()
})
