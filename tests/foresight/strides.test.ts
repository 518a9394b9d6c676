import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Event, movers, places } from '../../src/engine/fairy-tale/index.ts'
import { CENTRE, DIRECTIONS } from '../../src/engine/kernel/index.ts'
import { everyStride, futureOf, futuresOf, stridesOf } from '../../src/tales/fairy-tale/foresight/index.ts'
import { drawn } from '../drawn/index.ts'
import { positions } from './positions.ts'

/** Whom others set alight, or who came by a drum: they have no way of their own, or lose it to others' [R 45] [R 57]. */
const isCrossed = (events: readonly Event[]): boolean =>
  events.some(({ type }) => type === 'tile-lit' || type === 'drum-sounded')

describe('the strides of a future', () => {
  test('are those of the monsters that move, in the order of the rules, from where each stands', () => {
    fc.assert(
      fc.property(positions, (state) => {
        const futures = futuresOf(state)
        // Once a round all move, whatever side is asked for [R 72].
        fc.pre(futures !== null && state.rules.moves === 'turn')
        for (const way of [...DIRECTIONS, 'all'] as const) {
          // What cannot come now, in mist or where the die is certain, is as what will [R 64] [R 66].
          if (futures?.[way].side !== (way === 'all' ? null : way)) continue
          const { events } = futures[way]
          if (isCrossed(events)) continue
          const strides = stridesOf(events)
          const asked = movers(state, way === 'all' ? null : way)
          const queue = asked.slice(0, strides.length).map(({ monster, at }) => ({ n: monster.n, at }))
          expect(strides.map(({ monster: n, path: [at] }) => ({ n, at }))).toEqual(queue)
          expect(strides.map(({ order }) => order)).toEqual(strides.map((_, index) => index + 1))
          // Only the end of the tale stops those who still wait.
          if (!futures[way].after.outcome) expect(strides).toHaveLength(asked.length)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('end where the monsters then stand, and cost a heart each that reaches the oak', () => {
    fc.assert(
      fc.property(positions, (state) => {
        const all = futuresOf(state)?.all
        fc.pre(all !== undefined)
        const events = all?.events ?? []
        fc.pre(!isCrossed(events))
        const strides = stridesOf(events)
        const hurts = events.filter(({ type }) => type === 'oak-hurt')
        expect(strides.filter(({ end }) => end === 'oak')).toHaveLength(hurts.length)
        for (const { monster, path, end } of strides) {
          const there = all?.after.tiles[path.at(-1) ?? CENTRE]?.monsters.some(({ n }) => n === monster)
          expect(there).toBe(end === 'stands' || end === 'stays')
          expect(path.length > 1).toBe(end !== 'stays')
        }
      }),
      { numRuns: 200 },
    )
  })
})

test('the next step of every monster is there once, even where the tale ends before it', () => {
  fc.assert(
    fc.property(positions, (state) => {
      fc.pre(futuresOf(state) !== null && !state.boxes.fire && !state.boxes.dark)
      const all = places(state.tiles).flatMap((at) => state.tiles[at]?.monsters.map(({ n }) => n) ?? [])
      const strides = everyStride({ ...state, hearts: 1 })
      expect(strides.map(({ monster }) => monster).toSorted((a, b) => a - b)).toEqual(
        all.toSorted((a, b) => a - b),
      )
    }),
    { numRuns: 200 },
  )
})

test('end with whoever takes a grove, for they are gone when all have moved [R 58]', () => {
  const text = 'O ━ ━x ━2\nseats huntsman 0,0\nboxes dark'
  const ends = stridesOf(futureOf(drawn(text), 'east').events).map(({ path, end }) => [path.length, end])
  expect(ends).toEqual([
    [2, 'gone'],
    [2, 'gone'],
  ])
})
