import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { peakOf, rendered } from '../sound/render-sound.ts'
import { later } from '../sound/voice.ts'
import { plucked } from './comb.ts'
import { barOf, DANGERS, type DangerLevel, type Tune } from './tune-format.ts'

const TUNE: Tune = {
  keynote: 200,
  beats: 4,
  tempo: 120,
  bars: [
    [0, '0 . 2 4'],
    [4, '7 . . -1'],
    [0, '0 . . .'],
  ],
}
const ROUND = TUNE.bars.length

const anyBar = fc.nat(1000)
const anyDanger = fc.constantFrom(...DANGERS)

/** The interval of a pin above the keynote, in semitones. */
const above = (pitch: number) => 12 * Math.log2(pitch / TUNE.keynote)
const semitones = (danger: DangerLevel, bar: number) =>
  new Set(barOf(TUNE, bar, danger).pins.map(({ pitch }) => ((Math.round(above(pitch)) % 12) + 12) % 12))
const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length

describe('a bar', () => {
  it('has its melody where the text puts it, and the keynote below', () => {
    const { pins, lasts } = barOf(TUNE, 0, 'calm')
    expect(lasts).toBe(2)
    const melody = pins.slice(TUNE.beats).map(({ at, pitch }) => [at, Math.round(above(pitch))])
    expect(melody).toEqual([
      [0, 12],
      [1, 16],
      [1.5, 19],
    ])
    expect(pins[0]).toMatchObject({ at: 0, pitch: TUNE.keynote })
  })

  it('is deterministic, starts its pins within itself, and stays in an audible range', () => {
    fc.assert(
      fc.property(anyBar, anyDanger, (number, danger) => {
        const { pins, lasts } = barOf(TUNE, number, danger)
        expect(barOf(TUNE, number, danger)).toEqual({ pins, lasts })
        for (const { at, pitch, strong } of pins) {
          expect(at >= 0 && at < lasts && strong > 0 && strong <= 1).toBe(true)
          expect(pitch).toBeGreaterThanOrEqual(TUNE.keynote / 2)
          expect(pitch).toBeLessThanOrEqual(TUNE.keynote * 8)
        }
      }),
    )
  })

  it('is major without danger and minor, slower and darker with more', () => {
    const whole = (danger: DangerLevel) => new Set([0, 1, 2].flatMap((bar) => [...semitones(danger, bar)]))
    expect([whole('calm').has(4), whole('calm').has(3)]).toEqual([true, false])
    expect([whole('uneasy').has(4), whole('uneasy').has(3)]).toEqual([false, true])
    const seconds = DANGERS.map((danger) => barOf(TUNE, 0, danger).lasts)
    expect(seconds).toEqual([...seconds].sort((a, b) => a - b))
    const height = (danger: DangerLevel) => mean(barOf(TUNE, 0, danger).pins.map(({ pitch }) => pitch))
    expect(height('grave')).toBeLessThan(Math.min(height('calm'), height('uneasy')))
  })

  it('slows at a round’s end, then rests', () => {
    expect(barOf(TUNE, ROUND - 1, 'calm').lasts).toBeGreaterThan(barOf(TUNE, 0, 'calm').lasts)
    const pins = [0, 1, 2, 3].map((round) => barOf(TUNE, round * ROUND, 'calm').pins.length)
    expect(pins).toEqual([4 + 3, 4 + 3 + 3, 4, 4 + 3])
  })
})

it('bars stay within the speaker’s range, also when the danger changes', () => {
  fc.assert(
    fc.property(anyBar, fc.array(anyDanger, { minLength: 4, maxLength: 4 }), (first, dangers) => {
      let begins = 0
      const parts = dangers.flatMap((danger, index) => {
        const { pins, lasts } = barOf(TUNE, first + index, danger)
        const sounding = later(begins, plucked(pins))
        begins += lasts
        return sounding
      })
      expect(peakOf(rendered(parts))).toBeLessThan(1)
    }),
    { numRuns: 12 },
  )
})
