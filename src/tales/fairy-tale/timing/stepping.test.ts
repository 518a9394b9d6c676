import { beforeEach, describe, expect, test } from 'vitest'
import { answer, stateIn } from '../testing.ts'
import { LONG, livelySeed, type ShownGame, shownGame } from './testing.ts'

const lively = livelySeed()
let shown: ShownGame
const now = () => shown.now()

beforeEach(() => {
  shown = shownGame(lively)
})

describe('pausing and stepping', () => {
  test('resumes a paused cue with its remaining time', () => {
    shown.endTurn()
    shown.clock.pass(1350)
    now().pause()
    shown.clock.pass(LONG)
    expect(now()).toMatchObject({ paused: true, playing: true, cue: { event: shown.timed()[0] } })
    now().resume()
    shown.clock.pass(50)
    now().pause()
    shown.clock.pass(LONG)
    now().resume()
    shown.clock.pass(99)
    expect(now()).toMatchObject({ paused: false, cue: { event: shown.timed()[0] } })
    shown.clock.pass(1)
    expect(now().cue?.event).toEqual(shown.timed()[1])
  })

  test('steps through cues, keeping each on display', () => {
    shown.endTurn()
    now().step()
    shown.clock.pass(LONG)
    expect(now()).toMatchObject({ paused: true, cue: { event: shown.timed()[1] } })
    for (let left = shown.timed().length - 1; left > 0; left--) now().step()
    expect(now()).toMatchObject({ paused: false, playing: false, cue: null })
    expect(now().shown).toBe(stateIn(shown.game))
  })

  test('plays a new action after a pause', () => {
    shown.endTurn()
    now().pause()
    answer(shown.game)
    shown.game.getState().act({ type: 'roll' })
    expect(now().paused).toBe(false)
    shown.clock.pass(LONG)
    expect(now().playing).toBe(false)
  })

  test('does nothing without a playback', () => {
    const before = now()
    now().pause()
    now().resume()
    now().step()
    now().skip()
    expect(now()).toEqual(before)
  })

  test('shows every step even at the instant pace, and the end on resume', () => {
    shown.endTurn()
    shown.setSpeed('instant')
    now().step()
    expect(now()).toMatchObject({ paused: true, cue: { event: shown.timed()[1] } })
    now().resume()
    shown.clock.pass(LONG)
    expect(now()).toMatchObject({ playing: false, shown: stateIn(shown.game) })
  })

  test('steps through a replay, too', () => {
    shown.endTurn()
    now().skip()
    now().again()
    now().pause()
    const seen = shown.timed().map(() => {
      const event = now().cue?.event
      now().step()
      return event
    })
    expect(seen).toEqual(shown.timed())
    expect(now().playing).toBe(false)
  })
})
