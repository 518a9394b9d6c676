import { describe, expect, it } from 'vitest'
import { everyStride, futureOf, monsterRuns } from '../../foresight/index.ts'
import { drawn } from '../board/testing.ts'
import { standingIn } from '../forest/forest-pieces.ts'
import { drawnWays } from './arrows.ts'

const ways = (forest: string, together: boolean) => {
  const state = drawn(forest)
  return drawnWays(everyStride(state), standingIn(state), together)
}

describe('arrows', () => {
  it('lead from each monster toward its destination, and end before its middle', () => {
    const [arrow] = ways('O ━ ━1', false)
    expect(arrow?.from.x).toBeGreaterThan(1.7)
    expect(arrow?.from.x).toBeLessThan(2)
    expect(arrow?.to?.x).toBeGreaterThan(1)
    expect(arrow?.to?.x).toBeLessThan(1.5)
    expect(arrow?.to?.y).toBeCloseTo(0)
  })

  it.each(['O ━1', 'O ━2', 'O ━3', 'O ┛3', 'O ┛2', 'O ━g1', 'O ━\nseats huntsman 1,0; rapunzel 1,0'])(
    'begin where no piece covers them: %s',
    (forest) => {
      const state = drawn(forest)
      const standing = standingIn(state)
      for (const { from } of drawnWays(everyStride(state), standing, true))
        for (const { x, y, size } of standing.monsters)
          expect(Math.hypot(from.x - x, from.y - y)).toBeGreaterThanOrEqual(size / 2 - 0.001)
    },
  )

  it('of a lone monster begins at the rim of its counter', () => {
    const state = drawn('O ━ ━1')
    const standing = standingIn(state)
    const [{ x = 0, size = 0 } = {}] = standing.monsters
    const [arrow] = drawnWays(everyStride(state), standing, false)
    expect(arrow?.from.x).toBeCloseTo(x - size / 2)
  })

  it('are side by side on one road', () => {
    const [one, other] = ways('O ━ ━2', false)
    expect(Math.abs((one?.to?.y ?? 0) - (other?.to?.y ?? 0))).toBeGreaterThan(0.15)
  })

  it('become one with a number if several monsters go the same way', () => {
    const [arrow, ...others] = ways('O ━ ━3', true)
    expect(others).toEqual([])
    expect(arrow?.strides.map(({ order }) => order)).toEqual([1, 2, 3])
  })

  it('pass every tile of a run with haste', () => {
    const state = drawn('O ━h ━1')
    const strides = monsterRuns(futureOf(state, 'east').events)
    const runner = strides.find(({ path }) => path.length > 2)
    const all = drawnWays(strides, standingIn(state), false)
    const way = all.find(({ strides: [stride] }) => stride === runner)
    expect(way?.via).toEqual([{ x: 1, y: 0 }])
  })

  it('are missing for monsters that stay, which have a number only', () => {
    const [stays] = ways('O ━ . ╸1', false)
    expect(stays).toMatchObject({ to: null, via: [], end: 'stays' })
    expect(ways('O ━ . ╸1', true)).toEqual([])
  })
})
