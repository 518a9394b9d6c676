import fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import { positions } from '../../../../../tests/foresight/positions.ts'
import { DIRECTIONS } from '../../../../engine/kernel/index.ts'
import { fitView } from '../../../../ui/stage/camera/camera-view.ts'
import { cornerBox, overlaps } from '../../../../ui/stage/camera/corners.ts'
import { withPlates } from '../board/sides/plates.ts'
import { signSpots } from '../board/sides/sign-spots.ts'
import { boxOf, spotOf } from '../forest/layout.ts'
import { tilePlaces } from '../forest/picture.ts'
import { plateBox, platesInSight } from './plate-spots.ts'

const SIZE = { width: 1440, height: 900 }
const CORNER = { across: 'right', down: 'bottom', width: 70, height: 290 } as const
/** The insets of a desktop table: its sheets and the column of buttons. */
const COVER = { top: 88, right: 226, bottom: 152, left: 272, corners: [CORNER] }

beforeAll(() => {
  vi.stubGlobal('innerWidth', SIZE.width)
  vi.stubGlobal('innerHeight', SIZE.height)
})

it('keeps the plates visible and clear of tiles, buttons and each other, 500 times', () => {
  let seen = 0
  fc.assert(
    fc.property(positions, (state) => {
      fc.pre(state.opening === null)
      const tiles = tilePlaces(state)
      const cover = withPlates(COVER)
      const view = fitView(boxOf(tiles), SIZE, cover)
      const spots = platesInSight(signSpots(state), tiles.map(spotOf), { view, size: SIZE, cover })
      const inWindow = ({ x, y }: { x: number; y: number }) => ({
        x: view.x + x * view.tile,
        y: view.y + y * view.tile,
      })
      const boxes = DIRECTIONS.map((side) => plateBox(inWindow(spots[side])))
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(COVER.left)
        expect(box.top).toBeGreaterThanOrEqual(COVER.top)
        expect(box.right).toBeLessThanOrEqual(SIZE.width - COVER.right)
        expect(box.bottom).toBeLessThanOrEqual(SIZE.height - COVER.bottom)
        for (const other of boxes.slice(index + 1)) expect(overlaps(box, other)).toBe(false)
        expect(overlaps(box, cornerBox(CORNER, SIZE, COVER))).toBe(false)
        for (const tile of tiles.map(spotOf).map(inWindow)) {
          const half = view.tile / 2
          const ground = {
            left: tile.x - half,
            right: tile.x + half,
            top: tile.y - half,
            bottom: tile.y + half,
          }
          expect(overlaps(box, ground)).toBe(false)
        }
        seen += 1
      }
    }),
    { numRuns: 500 },
  )
  expect(seen).toBeGreaterThan(1000)
})
