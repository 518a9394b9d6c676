import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Event, movers, places } from '../../src/engine/fairy-tale/index.ts'
import { CENTRE, DIRECTIONS } from '../../src/engine/kernel/index.ts'
import { everyStride, futureOf, futuresOf, monsterRuns } from '../../src/tales/fairy-tale/foresight/index.ts'
import { drawn } from '../drawn/index.ts'
import { positions } from './positions.ts'

/** True if monsters may affect others: a lit tile kills some, and a drum adds some, so that ways are cut or missing [R 45] [R 57]. */
const isCrossed = (events: readonly Event[]): boolean =>
  events.some(({ type }) => type === 'tile-lit' || type === 'drum-sounded')

describe('the strides of a future', () => {
  test('are those of the monsters that move, in rule order, from their places', () => {
    fc.assert(
      fc.property(positions, (state) => {
        const futures = futuresOf(state)
        // With movement once a round all monsters move, on any side [R 72].
        fc.pre(futures !== null && state.rules.moves === 'turn')
        for (const way of [...DIRECTIONS, 'all'] as const) {
          // A face that cannot be rolled, in mist or with a foretold die, has the future of one that can [R 64] [R 66].
          if (futures?.[way].side !== (way === 'all' ? null : way)) continue
          const { events } = futures[way]
          if (isCrossed(events)) continue
          const strides = monsterRuns(events)
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

  test("end at the monsters' final places, and cost a heart each that reaches the oak", () => {
    fc.assert(
      fc.property(positions, (state) => {
        const all = futuresOf(state)?.all
        fc.pre(all !== undefined)
        const events = all?.events ?? []
        fc.pre(!isCrossed(events))
        const strides = monsterRuns(events)
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

test('has the next step of every monster once', () => {
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

test("each next step matches the roll of the monster's side, in 5,000 positions", () => {
  let compared = 0
  fc.assert(
    fc.property(positions, (state) => {
      fc.pre(futuresOf(state) !== null)
      // Hearts enough for all: the end of the tale stops none.
      const endless = { ...state, hearts: 1000 }
      const futures = DIRECTIONS.map((side) => futureOf(endless, side))
      fc.pre(!futures.some(({ events }) => isCrossed(events)))
      for (const { monster, path, end } of everyStride(state)) {
        const rolled = futures.find(({ events }) =>
          monsterRuns(events).some((stride) => stride.monster === monster && `${stride.path}` === `${path}`),
        )
        const there = rolled?.after.tiles[path.at(-1) ?? CENTRE]?.monsters.some(({ n }) => n === monster)
        expect(there).toBe(end === 'stands' || end === 'stays')
        compared += 1
      }
    }),
    { numRuns: 5000 },
  )
  expect(compared).toBeGreaterThan(5000)
})

test('end at the grove that a monster takes, as it leaves the forest [R 58]', () => {
  const text = 'O ━ ━x ━2\nseats huntsman 0,0\nboxes dark'
  const ends = monsterRuns(futureOf(drawn(text), 'east').events).map(({ path, end }) => [path.length, end])
  expect(ends).toEqual([
    [2, 'gone'],
    [2, 'gone'],
  ])
})
