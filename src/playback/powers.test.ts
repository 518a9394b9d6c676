import { expect, it } from 'vitest'
import type { Event } from '../engine/fairy-tale/index.ts'
import { timings } from './plan.ts'

const flight: Event[] = [
  { type: 'power-used', seat: 0, power: 'fly', at: 1, target: null },
  { type: 'character-carried', seat: 0, from: 0, to: 1, by: 'fly' },
  { type: 'question-asked', seat: 0, question: 'clear-place', clearing: { by: 'delivery', nextTo: null } },
]

it('shows a flight longer than the wish for it, and no question by itself', () => {
  const [wish = 0, carried = 0, asked] = timings(flight, 'calm', false)
  expect(carried).toBeGreaterThan(wish)
  expect(wish).toBeGreaterThan(0)
  expect(asked).toBe(0)
})

it('lets a flight be a short fade for those who want little motion', () => {
  const fades = timings(flight, 'calm', true)
  expect(Math.max(...fades)).toBeLessThan(timings(flight, 'calm', false)[1] ?? 0)
})
