import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Printed } from '../../../../../engine/fairy-tale/index.ts'
import { NO_INSET } from '../../../../../ui/stage/camera/camera-view.ts'
import { GroundPainter } from '../../../../../ui/stage/ground/GroundPainter.ts'
import type { ForestTile } from '../../../art/index.ts'
import { groundCells } from './cells.ts'

const TILES: ForestTile[] = [
  { x: 0, y: 0, roads: 15, seed: 'oak', building: 'oak' },
  { x: 1, y: 0, roads: 8, seed: 'a' },
  { x: 0, y: 1, roads: 5, seed: 'b' },
]
/** Drawn with a digit on a shield. */
const FIGURES: Printed = { symbol: 'capacity', sides: [], number: 2, spent: false }
const BOX = { left: -0.5, top: -0.5, right: 1.5, bottom: 1.5 }
const SEEN = { x: 200, y: 150, tile: 100, laidOut: 100, size: { width: 400, height: 300 }, cover: NO_INSET }

/** Counts how often a tile was drawn: each drawing checks a pixel. */
const drawn = vi.fn()
const copied = vi.fn()
let frames: (() => void)[] = []

/** Runs all pending animation frames. */
function passFrames(): void {
  while (frames.length > 0) for (const frame of frames.splice(0)) frame()
}

afterEach(() => vi.unstubAllGlobals())

beforeEach(() => {
  drawn.mockClear()
  copied.mockClear()
  frames = []
  // A canvas context with all drawing functions and no effect.
  const context = new Proxy(
    { getImageData: drawn, drawImage: copied },
    { get: (own, name) => Reflect.get(own, name) ?? (() => undefined), set: () => true },
  )
  vi.stubGlobal('Path2D', class {})
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})

function painted(tiles = TILES) {
  const host = document.createElement('div')
  const painter = new GroundPainter(host, groundCells(tiles, null), BOX)
  painter.look(SEEN)
  passFrames()
  return { host, painter, canvases: () => [...host.querySelectorAll('canvas')] }
}

describe('the painter of the ground', () => {
  it('draws each tile sharp, and again at low resolution for the surroundings', () => {
    const { canvases } = painted()
    expect(drawn).toHaveBeenCalledTimes(TILES.length * 2)
    const [far, near] = canvases()
    expect(far?.style.transform).toMatch(/^scale\(1\.5625\)/)
    expect(near?.style.transform).toMatch(/^scale\(1\)/)
  })

  it('draws nothing while the view zooms, and repaints when it rests', () => {
    const { painter, canvases } = painted()
    const [, before] = canvases()
    drawn.mockClear()
    painter.look({ ...SEEN, tile: 70 })
    passFrames()
    expect(drawn).not.toHaveBeenCalled()
    painter.look({ ...SEEN, tile: 70, laidOut: 70 })
    expect(before?.style.transform).toMatch(/^scale\(0\.7\)/)
    passFrames()
    expect(drawn).toHaveBeenCalledTimes(TILES.length)
    expect(canvases()[1]).not.toBe(before)
    expect(canvases()[1]?.style.transform).toMatch(/^scale\(1\)/)
  })

  it('draws nothing for a short drag, and copies pixels for a longer one', () => {
    const { painter, canvases } = painted()
    const [, before] = canvases()
    drawn.mockClear()
    painter.look({ ...SEEN, x: 100 })
    passFrames()
    expect(canvases()[1]).toBe(before)
    painter.look({ ...SEEN, x: -200 })
    passFrames()
    expect(canvases()[1]).not.toBe(before)
    expect(copied).toHaveBeenCalledWith(before, -400, 0)
    expect(drawn).not.toHaveBeenCalled()
  })

  it('draws a new tile at once, and only those others that change with it', () => {
    const { painter } = painted()
    drawn.mockClear()
    painter.show(groundCells([...TILES, { x: 3, y: 0, roads: 8, seed: 'c' }], null), BOX)
    expect(drawn).toHaveBeenCalledTimes(1)
    painter.show(groundCells([...TILES, { x: 3, y: 0, roads: 8, seed: 'd' }], null), BOX)
    expect(drawn).toHaveBeenCalledTimes(2)
  })

  it('a loaded font repaints only tiles with digits', () => {
    const { painter } = painted([...TILES, { x: 2, y: 0, roads: 8, seed: 'c', symbols: [FIGURES] }])
    drawn.mockClear()
    painter.renewLetters()
    passFrames()
    expect(drawn).toHaveBeenCalledTimes(2)
  })

  it('repaints everything when the colour scheme changes', () => {
    const { painter } = painted()
    drawn.mockClear()
    painter.repaint()
    passFrames()
    expect(drawn).toHaveBeenCalledTimes(TILES.length * 2)
  })

  it('cleans up completely', () => {
    const { host, painter } = painted()
    painter.leave()
    expect(host).toBeEmptyDOMElement()
  })
})
