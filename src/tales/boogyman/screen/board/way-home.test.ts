import { expect, test } from 'vitest'
import { homeward } from './way-home.ts'

const FROM = { left: 500, top: 400, width: 60, height: 60 }
const SEAT = { left: 20, top: 200, width: 30, height: 30 }

test('a captured piece flies from its tile to the center of its seat', () => {
  const frames = homeward(FROM, SEAT)
  expect(frames.at(0)?.['transform']).toBe('none')
  expect(frames.at(-1)?.['transform']).toBe('translate(-495px, -215px) rotate(1turn) scale(0.5)')
})

test('the arc is higher for longer flights', () => {
  const heightOf = (to: typeof SEAT) => {
    const [, middle] = homeward(FROM, to)
    const [, y] = /translate\((?:-?[\d.]+)px, (-?[\d.]+)px\)/.exec(String(middle?.['transform'])) ?? []
    const straight = (to.top + to.height / 2 - (FROM.top + FROM.height / 2)) / 2
    return straight - Number(y)
  }
  expect(heightOf(SEAT)).toBeGreaterThan(0)
  expect(heightOf({ ...SEAT, left: -600 })).toBeGreaterThan(heightOf(SEAT))
})
