import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lastTurn } from '../../../playback/last-turn.ts'
import { gameFrom } from '../testing.ts'
import { isSameTurn } from '../turns.ts'
import { CALM, timings } from './plan.ts'

const session = gameFrom('a a A / B b b / armies a s2; b n2 / actions 3', 'build, march, end')
const events = session.moves.flatMap(({ frames }) => frames.map(({ event }) => event))

describe('what is shown of a turn', () => {
  it('takes as long as the look says: a siege 260, a space 220, and a turn that begins no time', () => {
    expect(timings(events, { speed: 'calm', littleMotion: false })).toEqual([
      { ms: 260, motion: 260, words: 0 },
      { ms: 220, motion: 220, words: 0 },
      { ms: 0, motion: 0, words: 0 },
    ])
  })

  it('is quicker when brisk, over at once where nothing is to be shown, and with little motion only fades', () => {
    expect(timings(events, { speed: 'brisk', littleMotion: false })[1]?.ms).toBe(99)
    for (const { ms } of timings(events, { speed: 'instant', littleMotion: false })) expect(ms).toBe(0)
    expect(timings(events, { speed: 'calm', littleMotion: true })[0]).toEqual({
      ms: 260,
      motion: 120,
      words: 0,
    })
  })
})

it('is what the document says', () => {
  const text = readFileSync('docs/FORTLAND.md', 'utf8')
  const rows = [...text.matchAll(/^\| `([a-z-]+)` \| (\d+) \| [^|]+ \| [^|]+ \|$/gm)]
  expect(Object.fromEntries(rows.map(([, event, ms]) => [event, Number(ms)]))).toEqual(CALM)
})

it('the turn to watch again is the last one in which anything was done', () => {
  expect(lastTurn(session.moves, isSameTurn)).toEqual(session.moves)
  expect(lastTurn([], isSameTurn)).toEqual([])
})
