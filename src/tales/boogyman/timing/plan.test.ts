import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { played } from '../../../../tests/boogyman/drawn.ts'
import { CALM, timings } from './plan.ts'

const CALL_AND_STRIKE = played('tiles b2 ryy; c3 g; d4 gg; b1 y; f6 r; g7 g / actions 1 / turn 9', 'call b2')
const STRIKE = played('tiles b2 R; c3 g; d4 gg; b1 y; f6 r; g7 g', 'prowl d4')

describe('what is shown of a turn', () => {
  it('takes as long as the look says: a prowl 160 for every tile, a captured one 400', () => {
    const [prowled, captured] = timings(STRIKE.events, { speed: 'calm', littleMotion: false })
    expect([prowled, captured]).toEqual([
      { ms: 320, motion: 320, words: 0 },
      { ms: 400, motion: 400, words: 0 },
    ])
  })

  it('is quicker when brisk, and over at once where nothing is to be shown', () => {
    expect(timings(STRIKE.events, { speed: 'brisk', littleMotion: false })[0]?.ms).toBe(144)
    for (const { ms } of timings(STRIKE.events, { speed: 'instant', littleMotion: false })) expect(ms).toBe(0)
  })

  it('with little motion only fades, and stays in sight as long', () => {
    const [came] = timings(CALL_AND_STRIKE.events, { speed: 'calm', littleMotion: true })
    expect(came).toEqual({ ms: 600, motion: 120, words: 0 })
  })

  it('is what the document says', () => {
    const text = readFileSync('docs/BOOGYMAN.md', 'utf8')
    const rows = [...text.matchAll(/^\| `([a-z-]+)` \| (\d+)(?: a tile)? \| [^|]+ \| [^|]+ \|$/gm)]
    expect(Object.fromEntries(rows.map(([, event, ms]) => [event, Number(ms)]))).toEqual(CALM)
  })
})
