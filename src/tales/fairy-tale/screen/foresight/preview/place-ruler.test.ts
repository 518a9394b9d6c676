import { expect, it } from 'vitest'
import { placeRuler, type RulerPlace, rulerBox } from './place-ruler.ts'

const WIDE = { left: -1.5, top: -0.5, right: 2.5, bottom: 1.5 }
const HIGH = { left: -0.5, top: -2.5, right: 1.5, bottom: 1.5 }
const ALL = { left: -9, top: -9, right: 9, bottom: 9 }
const NEAR: RulerPlace = { far: false, beyondSigns: false }
const FAR: RulerPlace = { far: true, beyondSigns: false }

/** A button below or beside a tile, which reaches over the near ruler. */
const BELOW = { left: -1, top: 1.5, right: 1, bottom: 2.2 }
const LEFT = { left: -0.9, top: -0.3, right: -0.3, bottom: 0.3 }
const SIGNS = [
  { left: 0, top: 1.76, right: 1, bottom: 2.12 },
  { left: 0, top: -1.12, right: 1, bottom: -0.76 },
]

it.each([
  ['below a wide forest', WIDE, [], ALL, NEAR],
  ['above it, if a button is below', WIDE, [BELOW], ALL, FAR],
  ['to the left of a high forest', HIGH, [], ALL, NEAR],
  ['to its right, if a button is at the left', HIGH, [LEFT], ALL, FAR],
  ['beyond the signs, if they are on both sides', WIDE, SIGNS, ALL, { far: false, beyondSigns: true }],
  [
    'beyond those of the far side, if a button is below',
    WIDE,
    [...SIGNS, BELOW],
    ALL,
    { far: true, beyondSigns: true },
  ],
  ['below it, if there is no room above', WIDE, [], { ...ALL, top: -0.5 }, NEAR],
  ['above it, if there is no room below', WIDE, [], { ...ALL, bottom: 1.5 }, FAR],
])('the ruler is %s', (_, forest, obstacles, visible, place) => {
  expect(placeRuler(forest, obstacles, visible)).toEqual(place)
})

it('is outside its forest at every place', () => {
  for (const forest of [WIDE, HIGH])
    for (const far of [false, true])
      for (const beyondSigns of [false, true]) {
        const { left, top, right, bottom } = rulerBox(forest, { far, beyondSigns })
        const isOutside =
          left >= forest.right || right <= forest.left || top >= forest.bottom || bottom <= forest.top
        expect(isOutside).toBe(true)
      }
})
