import { describe, expect, it } from 'vitest'
import { everyStride, futureOf, stridesOf } from '../../foresight/index.ts'
import { drawn } from '../board/testing.ts'
import { standingIn } from '../forest/standing.ts'
import { waysOf } from './arrows.ts'

const ways = (forest: string, together: boolean) => {
  const state = drawn(forest)
  return waysOf(everyStride(state), standingIn(state), together)
}

describe('arrows', () => {
  it('lead from each monster towards the tile where it ends, and stop short of it', () => {
    const [arrow] = ways('O ━ ━1', false)
    expect(arrow?.from.x).toBeGreaterThan(1.7)
    expect(arrow?.from.x).toBeLessThan(2)
    expect(arrow?.to?.x).toBeGreaterThan(1)
    expect(arrow?.to?.x).toBeLessThan(1.5)
    expect(arrow?.to?.y).toBeCloseTo(0)
  })

  it('keep beside each other on one road', () => {
    const [one, other] = ways('O ━ ━2', false)
    expect(Math.abs((one?.to?.y ?? 0) - (other?.to?.y ?? 0))).toBeGreaterThan(0.15)
  })

  it('are one, with all of them, where several go the same way', () => {
    const [arrow, ...others] = ways('O ━ ━3', true)
    expect(others).toEqual([])
    expect(arrow?.strides.map(({ order }) => order)).toEqual([1, 2, 3])
  })

  it('pass every tile of a run of haste on their one way', () => {
    const state = drawn('O ━h ━1')
    const strides = stridesOf(futureOf(state, 'east').events)
    const runner = strides.find(({ path }) => path.length > 2)
    const all = waysOf(strides, standingIn(state), false)
    const way = all.find(({ strides: [stride] }) => stride === runner)
    expect(way?.via).toEqual([{ x: 1, y: 0 }])
  })

  it('are none for those who stay; they only have their number', () => {
    const [stays] = ways('O ━ . ╸1', false)
    expect(stays).toMatchObject({ to: null, via: [], end: 'stays' })
    expect(ways('O ━ . ╸1', true)).toEqual([])
  })
})
