import { beforeEach, describe, expect, test } from 'vitest'
import { answer, stateIn } from '../testing.ts'
import { LONG, livelySeed, type ShownGame, shownGame } from './testing.ts'

const lively = livelySeed()
let shown: ShownGame
const now = () => shown.now()

beforeEach(() => {
  shown = shownGame(lively)
})

describe('whoever looks closely', () => {
  test('pauses, and goes on with what is left of the cue', () => {
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

  test('steps from cue to cue, which then stay', () => {
    shown.endTurn()
    now().step()
    shown.clock.pass(LONG)
    expect(now()).toMatchObject({ paused: true, cue: { event: shown.timed()[1] } })
    for (let left = shown.timed().length - 1; left > 0; left--) now().step()
    expect(now()).toMatchObject({ paused: false, playing: false, cue: null })
    expect(now().shown).toBe(stateIn(shown.game))
  })

  test('finds a new action playing after a pause', () => {
    shown.endTurn()
    now().pause()
    answer(shown.game)
    shown.game.getState().act({ type: 'roll' })
    expect(now().paused).toBe(false)
    shown.clock.pass(LONG)
    expect(now().playing).toBe(false)
  })

  test('can do nothing with what does not play', () => {
    const before = now()
    now().pause()
    now().resume()
    now().step()
    now().skip()
    expect(now()).toEqual(before)
  })

  test('sees every step where all else is instant, and the end when it goes on', () => {
    shown.endTurn()
    shown.setSpeed('instant')
    now().step()
    expect(now()).toMatchObject({ paused: true, cue: { event: shown.timed()[1] } })
    now().resume()
    shown.clock.pass(LONG)
    expect(now()).toMatchObject({ playing: false, shown: stateIn(shown.game) })
  })

  test('steps through what plays again, too', () => {
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
