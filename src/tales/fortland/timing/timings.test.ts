import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lastTurn } from '../../../playback/last-turn.ts'
import { gameFrom } from '../testing.ts'
import { isSameTurn } from '../turns.ts'
import { CALM, timings } from './timings.ts'

const session = gameFrom('a a A / B b b / armies a s2; b n2 / actions 3', 'build, march, end')
const events = session.moves.flatMap(({ frames }) => frames.map(({ event }) => event))

describe('timing of a turn', () => {
  it('takes 480 ms besieging, 220 marching', () => {
    expect(timings(events, { speed: 'calm', reducedMotion: false })).toEqual([
      { ms: 480, motion: 360, words: 0 },
      { ms: 220, motion: 220, words: 0 },
      { ms: 0, motion: 0, words: 0 },
    ])
  })

  it('is shorter at brisk, zero at instant, and only fades with reduced motion', () => {
    expect(timings(events, { speed: 'brisk', reducedMotion: false })[1]?.ms).toBe(99)
    for (const { ms } of timings(events, { speed: 'instant', reducedMotion: false })) expect(ms).toBe(0)
    expect(timings(events, { speed: 'calm', reducedMotion: true })[0]).toEqual({
      ms: 480,
      motion: 120,
      words: 0,
    })
  })
})

it('matches docs/FORTLAND.md', () => {
  const text = readFileSync('docs/FORTLAND.md', 'utf8')
  const rows = [...text.matchAll(/^\| `([a-z-]+)` \| (\d+) \| [^|]+ \| [^|]+ \|$/gm)]
  expect(Object.fromEntries(rows.map(([, event, ms]) => [event, Number(ms)]))).toEqual(CALM)
})

it('replays the last turn that had an action', () => {
  expect(lastTurn(session.moves, isSameTurn)).toEqual(session.moves)
  expect(lastTurn([], isSameTurn)).toEqual([])
})
