import { expect, it } from 'vitest'
import { drawn } from '../../../../tests/boogyman/drawn.ts'
import { parseTile } from '../../../engine/boogyman/index.ts'
import { flightsOf } from './flights.tsx'

const shown = drawn('tiles b2 R; c3 gg; d4 g; b1 y; f6 r; g7 g')
const tile = parseTile('c3') ?? expect.fail('There is no c3.')

it('a placed piece flies from the bench seat that is now empty', () => {
  const [flight] = flightsOf({ type: 'placed', seat: 1, tile }, shown)
  expect(flight).toMatchObject({ from: '[data-home="green 3"]', to: '[data-tile="c3"]' })
})

it('the count of a side hops after a spawn or a capture', () => {
  const hops = (side: string) => [{ to: `[data-side="${side}"] [data-standing]`, hops: true }]
  expect(flightsOf({ type: 'spawned', seat: 0, tile, count: 3 }, shown)).toEqual(hops('red'))
  expect(flightsOf({ type: 'captured', whose: 1, tile, count: 2 }, shown)).toEqual(hops('green'))
})
