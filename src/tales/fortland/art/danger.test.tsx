import { expect, test } from 'vitest'
import { boardOf } from '../../../engine/fortland/index.ts'
import { dangerOn, dangerWidth } from './marks.tsx'
import { cornerOf, ringOf } from './ring/geometry.ts'
import { emblemOn } from './ring/ring-markup.ts'

const FACES = [[], [6], [5, 6], [4, 5, 6], [3, 4, 5, 6], [1, 2, 3, 4, 5, 6], '4 7–12', '2–12'] as const

test.each(['fine', 'bold'] as const)(
  'on a %s ring no plaque of a danger touches the emblem of its place',
  (detail) => {
    for (const lands of [6, 12]) {
      const ring = ringOf(
        boardOf({ lands: Array.from({ length: lands }, () => ({ owner: 0 as const, isCity: false })) }),
        detail,
      )
      const { at, radius } = emblemOn(detail, false)
      for (const faces of FACES) {
        const { x, y, scale } = dangerOn(ring, 0, faces)
        const [left, top] = cornerOf(ring, 0)
        const [middle, reach] = [ring.place * at, ring.place * (radius + 0.01)]
        const isBeside = x - left > middle + reach || x - left + dangerWidth(faces) * scale < middle - reach
        const isAbove = y - top + 32 * scale < middle - reach || y - top > middle + reach
        expect([faces, isBeside || isAbove]).toEqual([faces, true])
      }
    }
  },
)
