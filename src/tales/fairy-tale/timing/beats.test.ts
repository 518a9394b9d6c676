import { beforeEach, describe, expect, test } from 'vitest'
import { LONG, livelySeed, type ShownGame, shownGame } from './testing.ts'

const lively = livelySeed()
let shown: ShownGame
const now = () => shown.now()
const beats = () => ({ rested: now().rested, told: now().told })

beforeEach(() => {
  shown = shownGame(lively)
})

describe('the die', () => {
  test('rolls, comes to rest, then shows its text before the next cue', () => {
    shown.endTurn()
    expect(beats()).toEqual({ rested: false, told: false })
    shown.clock.pass(599)
    expect(beats()).toEqual({ rested: false, told: false })
    shown.clock.pass(1)
    expect(beats()).toEqual({ rested: true, told: false })
    shown.clock.pass(249)
    expect(beats()).toEqual({ rested: true, told: false })
    shown.clock.pass(1)
    expect(beats()).toEqual({ rested: true, told: true })
    expect(now().cue?.event.type).toBe('die-rolled')
  })

  test('shows its text only at rest', () => {
    let early = false
    shown.playback.subscribe(({ rested, told, cue }) => {
      if (cue?.event.type === 'die-rolled' && told && !rested) early = true
    })
    shown.endTurn()
    for (const press of ['pause', 'resume', 'pause', 'step', 'resume'] as const) {
      now()[press]()
      shown.clock.pass(130)
    }
    now().again()
    shown.clock.pass(LONG)
    expect(early).toBe(false)
  })

  test('comes to rest and shows its text while paused, then waits', () => {
    shown.endTurn()
    shown.clock.pass(100)
    now().pause()
    shown.clock.pass(750)
    expect(beats()).toEqual({ rested: true, told: true })
    shown.clock.pass(LONG)
    expect(now()).toMatchObject({ paused: true, cue: { event: { type: 'die-rolled' } } })
    now().resume()
    shown.clock.pass(649)
    expect(now().cue?.event.type).toBe('die-rolled')
    shown.clock.pass(1)
    expect(now().cue?.event).toEqual(shown.timed()[1])
  })

  test('rests by its picture’s time after short pauses', () => {
    shown.endTurn()
    shown.clock.pass(100)
    now().pause()
    shown.clock.pass(400)
    now().resume()
    shown.clock.pass(100)
    expect(beats()).toEqual({ rested: true, told: false })
  })

  test('when stepped to, shows its text and waits', () => {
    shown.endTurn()
    now().skip()
    const moves = shown.game.getState().session?.moves ?? []
    const frame = moves.at(-1)?.frames.findIndex(({ event }) => event.type === 'die-rolled') ?? -1
    now().visit(moves.length - 1, frame)
    now().step()
    expect(beats()).toEqual({ rested: false, told: false })
    shown.clock.pass(LONG)
    expect(beats()).toEqual({ rested: true, told: true })
    expect(now()).toMatchObject({ paused: true, cue: { event: { type: 'die-rolled' } } })
  })
})

describe('the next command', () => {
  test('goes to the next cue, then plays', () => {
    shown.endTurn()
    now().next()
    expect(now()).toMatchObject({ paused: false, cue: { event: shown.timed()[1] } })
    shown.clock.pass(LONG)
    expect(now().playing).toBe(false)
  })

  test('ends the playback after the last cue', () => {
    shown.endTurn()
    for (const _ of shown.timed()) now().next()
    expect(now()).toMatchObject({ playing: false, cue: null })
    now().next()
    expect(now().playing).toBe(false)
  })
})

describe('before a privacy screen', () => {
  const total = (held: boolean, replaying: boolean) => {
    const game = shownGame(lively, { held })
    game.endTurn()
    if (replaying) {
      game.now().skip()
      game.now().again()
    }
    let ms = 0
    while (game.now().playing && ms < LONG) {
      game.clock.pass(10)
      ms += 10
    }
    return ms
  }

  test('holds the board a second before turns pass', () => {
    expect(total(true, false) - total(false, false)).toBe(1000)
  })

  test('does not hold the board in a replay', () => {
    expect(total(true, true)).toBe(total(false, true))
  })
})
