import { expect, it } from 'vitest'
import { screenGrowth } from './ui-scale.ts'

it.each([
  [390, 844, 1],
  [1440, 900, 1],
  [1600, 900, 1],
  [1920, 1080, 1.2],
  [2560, 1440, 1.6],
  [3840, 2160, 1.6],
  [2560, 800, 1],
])('in a window of %i by %i the UI scale is %f', (innerWidth, innerHeight, growth) => {
  expect(screenGrowth({ innerWidth, innerHeight })).toBeCloseTo(growth)
})
