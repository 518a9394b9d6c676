import { beforeEach, describe, expect, test } from 'vitest'
import type { State } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, placeAt } from '../../../engine/kernel/index.ts'
import { stateIn } from '../testing.ts'
import { LONG, livelySeed, type ShownGame, shownGame } from './testing.ts'

const lively = livelySeed()
let shown: ShownGame
const now = () => shown.now()

beforeEach(() => {
  shown = shownGame(lively)
})

test('shows a stored game in its current state', () => {
  expect(now()).toMatchObject({ shown: stateIn(shown.game), cue: null, playing: false, paused: false })
  expect(shown.clock.waiting()).toBe(0)
})

describe('an action', () => {
  test('is shown event by event, in order, each with the state just after it', () => {
    const told: unknown[] = []
    const states: (State | null)[] = []
    shown.playback.subscribe(({ cue, shown: state }, { cue: earlier }) => {
      if (!cue || cue === earlier) return
      told.push(cue.event)
      states.push(state)
    })
    shown.endTurn()
    shown.clock.pass(LONG)
    const frames = shown.game.getState().session?.moves.at(-1)?.frames ?? []
    expect(told).toEqual(shown.timed())
    const isTold = ({ event }: { event: unknown }) => told.includes(event)
    expect(states).toEqual(frames.filter(isTold).map(({ state }) => state))
  })

  test('is applied at once, shown in time', () => {
    const before = stateIn(shown.game)
    shown.endTurn()
    expect(stateIn(shown.game)).not.toEqual(before)
    expect(now()).toMatchObject({
      playing: true,
      replaying: false,
      cue: { event: shown.timed()[0], ms: 1500, motion: 600 },
    })
    shown.clock.pass(1499)
    expect(now().cue?.event).toEqual(shown.timed()[0])
    shown.clock.pass(1)
    expect(now().cue?.event).toEqual(shown.timed()[1])
    shown.clock.pass(LONG)
    expect(now()).toMatchObject({ playing: false, cue: null })
    expect(now().shown).toBe(stateIn(shown.game))
  })

  test('gives every cue a unique key and its position in the sequence', () => {
    const keys = new Set<number>()
    shown.playback.subscribe(({ cue }) => cue && keys.add(cue.key))
    shown.endTurn()
    expect(shown.lastEvents()[0]?.type).toBe('turn-ended')
    expect(now().cue).toMatchObject({ index: 1, count: shown.lastEvents().length })
    shown.clock.pass(LONG)
    now().again()
    shown.clock.pass(LONG)
    expect(keys.size).toBe(2 * shown.timed().length)
  })

  test('of several steps is shown as one', () => {
    const there = [placeAt(1, 0), CENTRE]
    shown.game.getState().actAll(there.map((to) => ({ type: 'walk', to })))
    expect(now().cue).toMatchObject({ event: { type: 'character-walked', to: placeAt(1, 0) }, count: 2 })
    shown.clock.pass(220)
    expect(now().cue).toMatchObject({ event: { type: 'character-walked', to: CENTRE }, index: 1 })
    shown.clock.pass(220)
    expect(now().playing).toBe(false)
  })

  test('that is refused shows nothing', () => {
    shown.game.getState().act({ type: 'begin' })
    expect(now().playing).toBe(false)
  })
})
