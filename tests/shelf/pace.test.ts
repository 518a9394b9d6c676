import { describe, expect, test } from 'vitest'
import type { Timing } from '../../src/playback/tempo.ts'
import { CALM as DUEL, timings as ofDuel } from '../../src/tales/boogyman/timing/timings.ts'
import { timings as ofTown, CALM as TOWN } from '../../src/tales/citadel/timing/timings.ts'
import { CALM as FOREST, timings as ofForest } from '../../src/tales/fairy-tale/timing/timings.ts'
import { timings as ofRing, CALM as RING } from '../../src/tales/fortland/timing/timings.ts'
import { timings as ofSiege, CALM as SIEGE } from '../../src/tales/fortress/timing/timings.ts'

type TimeOf = (
  events: readonly never[],
  manner: { speed: 'calm' | 'brisk' | 'instant'; reducedMotion: boolean },
) => Timing[]

/** The tales: their events, and those that are drawing, income, building and breaking. */
const TALES: Readonly<Record<string, { calm: object; timings: TimeOf; felt: readonly string[] }>> = {
  'fairy-tale': {
    calm: FOREST,
    timings: ofForest as TimeOf,
    felt: [
      'tile-revealed',
      'hand-dealt',
      'tile-swept',
      'tile-placed',
      'tile-swapped',
      'tile-felled',
      'diamond-destroyed',
    ],
  },
  boogyman: {
    calm: DUEL,
    timings: ofDuel as TimeOf,
    felt: ['placed', 'tree-grew', 'spawned', 'prowled', 'captured'],
  },
  fortland: {
    calm: RING,
    timings: ofRing as TimeOf,
    felt: ['mustered', 'rolled', 'built', 'tore', 'fell', 'fort-returned'],
  },
  fortress: {
    calm: SIEGE,
    timings: ofSiege as TimeOf,
    felt: ['hand-dealt', 'drawn', 'land-laid', 'cast', 'life-lost', 'fought'],
  },
  citadel: {
    calm: TOWN,
    timings: ofTown as TimeOf,
    felt: ['drew', 'bricks', 'tax', 'income', 'bought', 'sold', 'claimed', 'built', 'destroyed', 'score'],
  },
}

/** Events with a longer motion, and why. */
const LONGER: Readonly<Record<string, string>> = {
  'fortress assault-rolled': 'three dice, one after another',
}

/** An event with all that timings ask of one: a long prowl, the slowest monster. */
const eventOf = (type: string) =>
  ({ type, kind: 'frost-giant', reason: { haste: null }, path: Array(9), destroyed: 3, hearts: 1 }) as never

const kinds = Object.entries(TALES).flatMap(([tale, { calm, timings, felt }]) =>
  Object.keys(calm).map((type) => ({
    name: `${tale} ${type}`,
    isFelt: felt.includes(type),
    time: (speed: 'calm' | 'brisk' | 'instant', reducedMotion = false): Timing =>
      timings([eventOf(type)], { speed, reducedMotion })[0] ?? expect.fail('It has no time.'),
  })),
)

describe.each(kinds)('$name', ({ name, isFelt, time }) => {
  test('moves at most 600 ms, less when brisk', () => {
    const calm = time('calm')
    if (!LONGER[name]) expect(calm.motion).toBeLessThanOrEqual(600)
    expect(time('brisk').motion).toBeLessThanOrEqual(calm.motion / 2 + 1)
    expect(time('instant')).toMatchObject({ ms: 0, motion: 0 })
  })

  test('fades for at most 120 ms with reduced motion, and stays visible as long', () => {
    expect(time('calm', true).motion).toBeLessThanOrEqual(120)
    expect(time('calm', true).ms).toBe(time('calm').ms)
  })

  if (isFelt)
    test('is over in 600 ms, with at most 200 of them at rest', () => {
      const { ms, motion } = time('calm')
      expect(ms).toBeGreaterThan(0)
      expect(ms).toBeLessThanOrEqual(600)
      expect(ms - motion).toBeLessThanOrEqual(200)
    })
})

test('every event that is drawing, income, building or breaking is one of its tale', () => {
  for (const { calm, felt } of Object.values(TALES))
    expect(Object.keys(calm)).toEqual(expect.arrayContaining([...felt]))
})
