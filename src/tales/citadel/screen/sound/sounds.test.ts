import { describe, expect, it } from 'vitest'
import { heardUnseen, isHeard } from '../../../../ui/sound/sound-importance.ts'
import { gameFrom, viewOf } from '../../testing.ts'
import { SOUNDS } from './sounds.ts'
import { dangerOf } from './tale-sound.ts'

const { soundOf, weightOf, voices } = SOUNDS

const SIEGE =
  'version strategic | seat 1 bricks 1 plots c6 b6 | seat 2 bricks 0 plots c4=inn h5 | seat 3 bricks 0 plots c2'
const eventsOf = (position: string, actions: string) =>
  gameFrom(position, actions).moves.flatMap(({ frames }) => frames.map(({ event }) => event))

describe('the sounds of the table', () => {
  it('follow Knights, falling plots and the end', () => {
    const events = eventsOf('seat 1 bricks 5 plots a5 | seat 2 bricks 0 plots c5', 'claim a6, resign')
    expect(events.map(soundOf)).toEqual(['knight', 'leaves', 'won'])
    expect(eventsOf(SIEGE, 'claim c5').map(soundOf)).toEqual(['knight', 'fall'])
    for (const voice of Object.values(voices)) expect(voice.length).toBeGreaterThan(0)
  })

  it('are fewer at a brisk pace, and only the important ones for skipped events', () => {
    expect(isHeard(weightOf('coins'), 'calm')).toBe(true)
    expect(isHeard(weightOf('coins'), 'brisk')).toBe(false)
    expect(heardUnseen(eventsOf(SIEGE, 'claim c5').map(soundOf), weightOf)).toEqual(['fall'])
  })

  it('do not depend on a hidden drawn card', () => {
    const drew = { type: 'drew', seat: 0, knownTo: [0] } as const
    expect(soundOf({ ...drew, card: 'stable' })).toBe(soundOf({ ...drew, card: null }))
  })
})

it('is grave near goals, uneasy near sieges', () => {
  const near =
    'plots g2=town-hall d3=town-hall e2=basilica b5=rose-palace f3=court-house f6=library d5=opera-house c2'
  const rival = `seat 1 bricks 3 plots a5 | seat 2 bricks 3 ${near} hand glassworks printing-house`
  expect([dangerOf(viewOf(rival, 0), 0), dangerOf(viewOf(rival, 1), 1)]).toEqual(['grave', 'calm'])
  expect([dangerOf(viewOf(SIEGE, 1), 1), dangerOf(viewOf(SIEGE, 0), 0)]).toEqual(['uneasy', 'calm'])
})
