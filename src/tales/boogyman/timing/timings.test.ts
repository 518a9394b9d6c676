import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { played } from '../../../../tests/boogyman/drawn.ts'
import { CALM, timings } from './timings.ts'

const CALL_AND_STRIKE = played('tiles b2 ryy; c3 g; d4 gg; b1 y; f6 r; g7 g / actions 1 / turn 9', 'call b2')
const STRIKE = played('tiles b2 R; c3 g; d4 gg; b1 y; f6 r; g7 g', 'prowl d4')

describe('the timing of a turn', () => {
  it('takes 160 ms a tile, 560 capturing', () => {
    const [prowled, captured] = timings(STRIKE.events, { speed: 'calm', reducedMotion: false })
    expect([prowled, captured]).toEqual([
      { ms: 320, motion: 320, words: 0 },
      { ms: 560, motion: 400, words: 0 },
    ])
  })

  it('is shorter when brisk, zero when instant', () => {
    expect(timings(STRIKE.events, { speed: 'brisk', reducedMotion: false })[0]?.ms).toBe(144)
    for (const { ms } of timings(STRIKE.events, { speed: 'instant', reducedMotion: false }))
      expect(ms).toBe(0)
  })

  it('reduced motion fades for the same time', () => {
    const [came] = timings(CALL_AND_STRIKE.events, { speed: 'calm', reducedMotion: true })
    expect(came).toEqual({ ms: 600, motion: 120, words: 0 })
  })

  it('matches the document', () => {
    const text = readFileSync('docs/BOOGYMAN.md', 'utf8')
    const rows = [...text.matchAll(/^\| `([a-z-]+)` \| (\d+)(?: a tile)? \| [^|]+ \| [^|]+ \|$/gm)]
    expect(Object.fromEntries(rows.map(([, event, ms]) => [event, Number(ms)]))).toEqual(CALM)
  })
})
