import { expect, test } from 'vitest'
import { placeText } from '../../../../../engine/kernel/index.ts'
import { routesOf } from '../../../foresight/index.ts'
import { drawn } from '../../board/testing.ts'
import { thickness, trafficOf } from './traffic.ts'

const flows = (text: string) =>
  trafficOf(routesOf(drawn(text))).flows.map(
    ({ from, to, count }) => `${placeText(from)} → ${placeText(to)}: ${count}`,
  )

test('equal steps of several monsters are one flow with their number, busiest last', () => {
  expect(flows('O ━1 ━2 ━1')).toEqual(['3,0 → 2,0: 1', '2,0 → 1,0: 3', '1,0 → 0,0: 4'])
})

test('finds a loop, and a way that ends', () => {
  const { ends } = trafficOf(routesOf(drawn('O . ┏ ┓\n. . ┗1 ┛\n. . ╹1 .')))
  expect(ends.map(({ at, kind, count }) => `${kind} at ${placeText(at)}: ${count}`)).toEqual([
    'loop at 2,0: 1',
    'stays at 2,2: 1',
  ])
})

test('more monsters make it thicker, but never too thick for a road', () => {
  const widths = [1, 2, 5, 20, 60].map(thickness)
  expect(widths).toEqual(widths.toSorted((a, b) => a - b))
  expect(widths.at(-1)).toBeLessThanOrEqual(7)
})
