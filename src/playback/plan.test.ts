import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Event, Haste } from '../engine/fairy-tale/index.ts'
import { CENTRE } from '../engine/kernel/index.ts'
import { CALM, timings } from './plan.ts'

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
const flown: Event[] = [
  { type: 'power-used', seat: 0, power: 'fly', at: 1, target: null },
  { type: 'character-carried', seat: 0, from: 0, to: 1, by: 'fly' },
  { type: 'question-asked', seat: 0, question: 'clear-place', clearing: { by: 'delivery', nextTo: null } },
]
const steps = (count: number): Event[] => Array.from({ length: count }, (_, index) => stepped(index + 1))
const lengths = (...plan: Parameters<typeof timings>): number[] => timings(...plan).map(({ ms }) => ms)
const motions = (...plan: Parameters<typeof timings>): number[] =>
  timings(...plan).map(({ motion }) => motion)
const sum = (times: readonly number[]): number => times.reduce((total, ms) => total + ms, 0)

describe('at a calm pace', () => {
  test('the die rolls 600 ms, a heart takes 500, a step 220', () => {
    expect(motions([ended, rolled, stepped(1), hurt], 'calm', false)).toEqual([0, 600, 220, 500])
  })

  test('the die lies long enough to be read, and 70 ms are between two monsters', () => {
    expect(lengths([ended, rolled, stepped(1), hurt], 'calm', false)).toEqual([0, 1050, 290, 500])
  })

  test('haste is hurried, and follows without a breath', () => {
    const haste = [stepped(1), stepped(1, 'full'), stepped(2)]
    expect(motions(haste, 'calm', false)).toEqual([220, 132, 220])
    expect(lengths(haste, 'calm', false)).toEqual([220, 202, 290])
  })

  test('a tile comes down in 260 ms, and its hedges grow in 180', () => {
    const placed: Event = {
      ...{ type: 'tile-placed', seat: 0, slot: 0, at: CENTRE + 1, turn: 0 },
      face: { id: 11, roads: 5, symbols: [], building: null, sprung: false },
    }
    expect(motions([placed], 'calm', false)).toEqual([440])
  })

  test('a flight takes longer than the wish for it, and a question is not shown by itself', () => {
    const [wish = 0, flight = 0, asked] = lengths(flown, 'calm', false)
    expect(flight).toBeGreaterThan(wish)
    expect(wish).toBeGreaterThan(0)
    expect(asked).toBe(0)
  })

  test('thirty monsters take no longer than about eight seconds, and the die as long as ever', () => {
    const times = lengths([rolled, ...steps(30)], 'calm', false)
    expect(times[0]).toBe(1050)
    expect(sum(times.slice(1))).toBeLessThanOrEqual(8100)
    expect(sum(times.slice(1))).toBeGreaterThan(7500)
  })

  test('however many they are, each of them is shown', () => {
    const times = motions(steps(300), 'calm', false)
    expect(Math.min(...times)).toBeGreaterThan(0)
    expect(sum(lengths(steps(300), 'calm', false))).toBeLessThan(8500)
  })
})

test('a brisk pace takes less than half as long; the die still lies long enough to be read', () => {
  expect(motions([rolled, stepped(1), hurt], 'brisk', false)).toEqual([270, 99, 225])
  expect(lengths([rolled, stepped(1), hurt], 'brisk', false)).toEqual([620, 131, 225])
})

test('at once takes no time at all', () => {
  expect(lengths([rolled, stepped(1), hurt], 'instant', false)).toEqual([0, 0, 0])
})

test('with little motion everything is a short fade, and is in sight for as long as ever', () => {
  const events = [ended, rolled, stepped(1), hurt]
  expect(motions(events, 'calm', true)).toEqual([0, 120, 120, 120])
  expect(lengths(events, 'calm', true)).toEqual(lengths(events, 'calm', false))
})

test('nothing takes no time', () => {
  expect(timings([], 'calm', false)).toEqual([])
})

test('the list in docs/MOTION.md has every event once, with its time', () => {
  const rows = readFileSync('docs/MOTION.md', 'utf8').matchAll(
    /^\| `([a-z-]+)` \| (\d+) \| [^|]+ \| [^|]+ \|$/gm,
  )
  const listed = [...rows].map(([, type, ms]) => [type, Number(ms)])
  expect(listed.toSorted()).toEqual(Object.entries(CALM).toSorted())
})
