import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookFor, timeTaken } from './look.ts'

test('reports the failing case with what reproduces it, and the reason', async () => {
  const law = fc.property(fc.nat(), () => {
    throw new Error('Something was left out.')
  })
  const { broken } = await lookFor(law)({ seed: 7, numRuns: 5 })
  expect(broken).toContain('seed: 7')
  expect(broken).toContain('Something was left out.')
})

test('counts the cases of a law that holds, and reports no fault', async () => {
  const held = fc.property(fc.nat(), () => true)
  expect(await lookFor(held)({ seed: 7, numRuns: 5 })).toEqual({ done: 5, broken: null })
})

test.each([
  ['nobody else is at work, another part of this program at most', 1200, 2300, 1200],
  ['the machine was at work for others', 4000, 60, 60],
])('how long something took, when %s', async (_, wall, processor, taken) => {
  const clock = (end: number) => {
    const readings = [0, end]
    return () => readings.shift() ?? end
  }
  expect(await timeTaken(() => {}, { wall: clock(wall), processor: clock(processor) })).toBe(taken)
})
