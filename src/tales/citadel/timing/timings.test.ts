import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lastTurn } from '../../../playback/last-turn.ts'
import { gameFrom } from '../testing.ts'
import { isSameTurn } from '../turns.ts'
import { CALM, paceOf, timings } from './timings.ts'

const session = gameFrom(
  'version basic | seat 1 bricks 5 plots a5 hand stable | seat 2 bricks 0 plots h5',
  'build stable a5, end',
)
const events = session.moves.flatMap(({ frames }) => frames.map(({ event }) => event))

it('is slower when calm, faster when brisk, instant, or faded with reduced motion', () => {
  expect(events.map(({ type }) => type)).toEqual(['built', 'score', 'turn'])
  expect(timings(events, { speed: 'calm', reducedMotion: false }).map(({ ms }) => ms)).toEqual([580, 480, 0])
  expect(timings(events, { speed: 'brisk', reducedMotion: false })[0]?.ms).toBe(261)
  for (const { ms } of timings(events, { speed: 'instant', reducedMotion: false })) expect(ms).toBe(0)
  expect(timings(events, { speed: 'calm', reducedMotion: true })[0]).toEqual({
    ms: 580,
    motion: 120,
    words: 0,
  })
})

it('a marker takes at most 90 ms a box', () => {
  for (const [index, ms] of [90, 90, 0].entries()) {
    const event = events[index]
    const [timing] = event ? timings([event], { speed: 'calm', reducedMotion: false }) : []
    expect(event && timing && paceOf({ event, ...timing })).toBe(ms)
  }
  const [built] = events
  const [brisk] = timings(events, { speed: 'brisk', reducedMotion: true })
  expect(built && brisk && paceOf({ event: built, ...brisk })).toBe(41)
})

it('matches the table in the document', () => {
  const [, told = ''] = readFileSync('docs/CITADEL.md', 'utf8').split('## What is shown')
  const rows = [...told.matchAll(/^\| `([a-z-]+)` \| (\d+) \| [^|]+ \|$/gm)]
  expect(Object.fromEntries(rows.map(([, event, ms]) => [event, Number(ms)]))).toEqual(CALM)
})

it('the last turn to replay is the last one with an action', () => {
  expect(lastTurn(session.moves, isSameTurn)).toEqual(session.moves)
  expect(lastTurn([], isSameTurn)).toEqual([])
})
