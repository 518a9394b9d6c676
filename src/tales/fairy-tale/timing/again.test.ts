import { beforeEach, describe, expect, test } from 'vitest'
import { placeAt } from '../../../engine/kernel/index.ts'
import { stateIn, twoSeats } from '../testing.ts'
import { LONG, livelySeed, type ShownGame, shownGame } from './testing.ts'

const lively = livelySeed()
let shown: ShownGame
const now = () => shown.now()

beforeEach(() => {
  shown = shownGame(lively)
})

describe('the last monsters’ turn', () => {
  test('cannot be replayed before there was one', () => {
    shown.game.getState().start(twoSeats, 4)
    now().again()
    expect(now().playing).toBe(false)
  })

  test('is replayed without any change of the game', () => {
    shown.endTurn()
    shown.clock.pass(LONG)
    const { session } = shown.game.getState()
    now().again()
    expect(now()).toMatchObject({ playing: true, replaying: true, cue: { event: shown.timed()[0] } })
    expect(now().shown).not.toEqual(stateIn(shown.game))
    shown.clock.pass(LONG)
    expect(now()).toMatchObject({ playing: false, replaying: false })
    expect(now().shown).toBe(stateIn(shown.game))
    expect(shown.game.getState().session).toBe(session)
  })

  test('is replayed even at the instant pace', () => {
    shown.setSpeed('instant')
    shown.endTurn()
    now().again()
    expect(now().cue).toMatchObject({ event: shown.timed()[0], ms: 870, motion: 270 })
  })

  test('is interrupted by an action', () => {
    now().again()
    shown.game.getState().act({ type: 'walk', to: placeAt(1, 0) })
    expect(now()).toMatchObject({ replaying: false, cue: { event: { type: 'character-walked' } } })
  })
})

describe('a visit to a past event', () => {
  const last = () => (shown.game.getState().session?.moves.length ?? 0) - 1

  beforeEach(() => {
    shown.endTurn()
    shown.clock.pass(LONG)
  })

  test('shows the state just before it, and pauses', () => {
    const frames = shown.game.getState().session?.moves.at(-1)?.frames ?? []
    now().visit(last(), 1)
    expect(now()).toMatchObject({ playing: true, paused: true, replaying: true, cue: null })
    expect(now().shown).toEqual(frames[0]?.state)
    shown.clock.pass(LONG)
    expect(now().paused).toBe(true)
    now().visit(last(), 0)
    expect(now().shown).toEqual(shown.game.getState().session?.moves.at(-1)?.before)
  })

  test('can be played on from there, and left', () => {
    const frames = shown.game.getState().session?.moves.at(-1)?.frames ?? []
    const at = frames.findIndex(({ event }) => event.type === 'die-rolled')
    now().visit(last(), at)
    now().step()
    expect(now().cue?.event).toEqual(frames[at]?.event)
    now().skip()
    expect(now()).toMatchObject({ playing: false, shown: stateIn(shown.game) })
  })

  test('does nothing for a missing event', () => {
    now().visit(last() + 1, 0)
    now().visit(last(), 9999)
    expect(now().playing).toBe(false)
  })
})
