import { beforeEach, describe, expect, test } from 'vitest'
import { suggestOpening } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, neighbour } from '../../../engine/kernel/index.ts'
import { answer, stateIn, twoSeats } from '../testing.ts'
import { LONG, livelySeed, type ShownGame, shownGame } from './testing.ts'

const lively = livelySeed()
let shown: ShownGame
const now = () => shown.now()

beforeEach(() => {
  shown = shownGame(lively)
})

describe('interrupting the playback', () => {
  test('skips to the end', () => {
    shown.endTurn()
    now().skip()
    expect(now()).toMatchObject({ playing: false, cue: null })
    expect(now().shown).toBe(stateIn(shown.game))
    expect(shown.clock.waiting()).toBe(0)
  })

  test('plays a new action in its place', () => {
    shown.endTurn()
    answer(shown.game)
    shown.game.getState().act({ type: 'roll' })
    answer(shown.game)
    shown.clock.pass(0)
    expect(now().cue?.event).toEqual(shown.timed()[0])
    expect(shown.clock.waiting()).toBe(1)
    shown.clock.pass(LONG)
    expect(now().shown).toBe(stateIn(shown.game))
  })

  test('shows the state at once after an undo', () => {
    shown.game.getState().act({ type: 'walk', to: neighbour(CENTRE, 'north') })
    expect(now().playing).toBe(true)
    shown.game.getState().undo()
    expect(now()).toMatchObject({ playing: false, cue: null })
    expect(now().shown).toBe(stateIn(shown.game))
    shown.clock.pass(LONG)
    expect(now().shown).toBe(stateIn(shown.game))
  })

  test('shows only the result at the instant pace', () => {
    shown.setSpeed('instant')
    const cues: unknown[] = []
    shown.playback.subscribe(({ cue, playing }) => cues.push(cue, playing))
    shown.endTurn()
    expect(now().shown).toBe(stateIn(shown.game))
    expect(cues.every((cue) => !cue)).toBe(true)
  })

  test('stops everything when the game is left', () => {
    shown.endTurn()
    shown.game.getState().leave()
    expect(now()).toMatchObject({ shown: null, cue: null, playing: false })
    expect(shown.clock.waiting()).toBe(0)
  })

  test('shows another game from its start', () => {
    shown.endTurn()
    shown.game.getState().start(twoSeats, 9)
    expect(now()).toMatchObject({ playing: false, cue: null })
    expect(now().shown).toBe(stateIn(shown.game))
    shown.game.getState().actAll(suggestOpening(stateIn(shown.game)))
    expect(now().cue?.event.type).toBe('first-tile-laid')
  })

  test('uses a new pace from next cue', () => {
    shown.endTurn()
    shown.setSpeed('brisk')
    expect(now().cue?.motion).toBe(600)
    shown.clock.pass(1500)
    const { cue } = now()
    expect(cue?.event).toEqual(shown.timed()[1])
    expect(cue?.motion).toBe(81)
    shown.setSpeed('instant')
    shown.clock.pass(cue?.ms ?? 0)
    expect(now()).toMatchObject({ playing: false, shown: stateIn(shown.game) })
  })
})
