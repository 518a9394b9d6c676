import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lastTurn } from '../../../playback/last-turn.ts'
import { gameFrom } from '../testing.ts'
import { isSameTurn } from '../turns.ts'
import { CALM, paceOf, timings } from './plan.ts'

const session = gameFrom(
  'version basic | seat 1 bricks 5 plots a5 hand stable | seat 2 bricks 0 plots h5',
  'build stable a5, end',
)
const events = session.moves.flatMap(({ frames }) => frames.map(({ event }) => event))

it('what is shown takes its time when calm, less when brisk, none at once; with little motion it fades', () => {
  expect(events.map(({ type }) => type)).toEqual(['built', 'score', 'turn'])
  expect(timings(events, { speed: 'calm', littleMotion: false }).map(({ ms }) => ms)).toEqual([380, 360, 0])
  expect(timings(events, { speed: 'brisk', littleMotion: false })[0]?.ms).toBe(171)
  for (const { ms } of timings(events, { speed: 'instant', littleMotion: false })) expect(ms).toBe(0)
  expect(timings(events, { speed: 'calm', littleMotion: true })[0]).toEqual({
    ms: 380,
    motion: 120,
    words: 0,
  })
})

it('a marker walks the wall at 90 ms a box, whatever is shown, and faster at a brisker pace', () => {
  for (const [index, ms] of [90, 90, 0].entries()) {
    const event = events[index]
    const [timing] = event ? timings([event], { speed: 'calm', littleMotion: false }) : []
    expect(event && timing && paceOf({ event, ...timing })).toBe(ms)
  }
  const [built] = events
  const [brisk] = timings(events, { speed: 'brisk', littleMotion: true })
  expect(built && brisk && paceOf({ event: built, ...brisk })).toBe(41)
})

it('is what the document says', () => {
  const [, told = ''] = readFileSync('docs/CITADEL.md', 'utf8').split('## What is shown')
  const rows = [...told.matchAll(/^\| `([a-z-]+)` \| (\d+) \| [^|]+ \|$/gm)]
  expect(Object.fromEntries(rows.map(([, event, ms]) => [event, Number(ms)]))).toEqual(CALM)
})

it('the turn to watch again is the last one in which anything was done', () => {
  expect(lastTurn(session.moves, isSameTurn)).toEqual(session.moves)
  expect(lastTurn([], isSameTurn)).toEqual([])
})
