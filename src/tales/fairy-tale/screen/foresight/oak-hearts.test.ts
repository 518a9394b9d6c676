import { describe, expect, it } from 'vitest'
import { everyStride, futureOf, monsterRuns } from '../../foresight/index.ts'
import { drawn } from '../board/testing.ts'
import { standingIn } from '../forest/forest-pieces.ts'
import { type DrawnWay, drawnWays, endOf } from './arrows.ts'
import { heartsOf } from './oak-hearts.ts'

/** A monster of each kind of crowd on each side of the oak, with heroes at the oak. */
const FORESTS = {
  north: (n: number) => `┃${n}\nO`,
  east: (n: number) => `O ━${n}`,
  south: (n: number) => `O\n┃${n}`,
  west: (n: number) => `━${n} O`,
}

const HEROES = 'seats puss-in-boots 0,0; huntsman 0,0'

function waysOf(forest: string): DrawnWay[] {
  const state = drawn(`${forest}\n${HEROES}`)
  return drawnWays(everyStride(state), standingIn(state), true)
}

/** Half of a heart and half of the widest shaft, in hundredths of a tile. */
const HEART = 11
const SHAFT = 4

describe.each(['north', 'east', 'south', 'west'] as const)('the arrow into the oak from the %s', (side) => {
  it.each([1, 2, 3, 4])('of %i monsters has its head and shaft beside the hearts', (n) => {
    const ways = waysOf(FORESTS[side](n))
    expect(ways).toMatchObject([{ end: 'oak' }])
    for (const { from, to } of ways) {
      const across = side === 'north' || side === 'south' ? 'x' : 'y'
      for (const [x, y] of heartsOf(ways)) {
        const heart = { x, y }
        expect(Math.abs(heart[across] - (to?.[across] ?? 0) * 100)).toBeGreaterThan(HEART + SHAFT)
      }
      expect(Math.hypot(from.x - (to?.x ?? 0), from.y - (to?.y ?? 0))).toBeGreaterThanOrEqual(0.17)
    }
  })
})

it('the end of a run into the oak is drawn above the heroes, over the last part of its way', () => {
  const state = drawn(`O ━h ━1\n${HEROES}`)
  const runs = monsterRuns(futureOf(state, 'east').events)
  const [way] = drawnWays(runs, standingIn(state), false)
  expect(way).toMatchObject({ end: 'oak', via: [{ x: 1, y: 0 }] })
  const end = way && endOf(way)
  expect(end).toMatchObject({ to: way?.to, via: [] })
  expect(end?.from.x).toBeLessThan(0.6)
})
