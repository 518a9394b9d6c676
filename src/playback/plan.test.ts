import { describe, expect, test } from 'vitest'
import type { Event, Haste } from '../engine/fairy-tale/index.ts'
import { CENTRE } from '../engine/kernel/index.ts'
import { timings } from './plan.ts'

const reason = { desired: 'south', tried: [], forced: false, drawnBy: null, haste: null } as const
const rolled: Event = { type: 'die-rolled', for: 'movement', face: 6, again: false }
const hurt: Event = { type: 'oak-hurt', monster: 1, kind: 'ogre', hearts: 2 }
const ended: Event = { type: 'turn-ended', seat: 0 }
const stepped = (monster: number, haste: Haste | null = null): Event => ({
  type: 'monster-stepped',
  monster,
  kind: 'ogre',
  from: CENTRE + 1,
  to: CENTRE,
  turn: 'west',
  reason: { ...reason, tried: [], haste },
})
const steps = (count: number): Event[] => Array.from({ length: count }, (_, index) => stepped(index + 1))
const sum = (times: readonly number[]): number => times.reduce((total, ms) => total + ms, 0)

describe('at a calm pace', () => {
  test('the die takes 600 ms, a heart 500, a step 220 and 70 more before the next monster', () => {
    expect(timings([ended, rolled, stepped(1), hurt], 'calm', false)).toEqual([0, 600, 290, 500])
  })

  test('haste is hurried, and follows without a breath', () => {
    expect(timings([stepped(1), stepped(1, 'full'), stepped(2)], 'calm', false)).toEqual([220, 202, 290])
  })

  test('thirty monsters take no longer than about eight seconds, and the die as long as ever', () => {
    const times = timings([rolled, ...steps(30)], 'calm', false)
    expect(times[0]).toBe(600)
    expect(sum(times.slice(1))).toBeLessThanOrEqual(8100)
    expect(sum(times.slice(1))).toBeGreaterThan(7500)
  })

  test('however many they are, each of them is shown', () => {
    const times = timings(steps(300), 'calm', false)
    expect(Math.min(...times)).toBeGreaterThan(0)
    expect(sum(times)).toBeLessThan(8500)
  })
})

test('a brisk pace takes less than half as long', () => {
  expect(timings([rolled, stepped(1), hurt], 'brisk', false)).toEqual([270, 131, 225])
})

test('at once takes no time at all', () => {
  expect(timings([rolled, stepped(1), hurt], 'instant', false)).toEqual([0, 0, 0])
})

test('with little motion everything is a short fade, and what took no time takes none', () => {
  expect(timings([ended, rolled, stepped(1), hurt], 'calm', true)).toEqual([0, 120, 120, 120])
  expect(timings(steps(100), 'calm', true)[0]).toBe(80)
})

test('nothing takes no time', () => {
  expect(timings([], 'calm', false)).toEqual([])
})
