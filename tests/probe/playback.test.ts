import { beforeEach, describe, expect, test } from 'vitest'
import { advance, openSession, type Session, undo } from '../../src/engine/kernel/index.ts'
import type { ManualClock } from '../../src/playback/testing.ts'
import {
  changeSession,
  createUnloadedGame,
  type GameHook,
  openOnTable,
} from '../../src/session/game-store.ts'
import { type DiceRace, diceRace } from './dice-race.ts'
import { racePlayback } from './race-playback.ts'

/** Longer than anything is shown, in milliseconds. */
const LONG = 5_000

let game: GameHook<DiceRace>
let clock: ManualClock
let playback: ReturnType<typeof racePlayback>['playback']
const now = () => playback.getState()

/** Does something by one press, which is not saved yet. */
function act(...types: DiceRace['Action']['type'][]): Session<DiceRace> {
  const { session: from } = game.getState()
  if (!from) throw new Error('No race is run.')
  let to = from
  for (const type of types) {
    const result = advance(diceRace, to, { type })
    if (!result.ok) throw new Error(`The race refuses to ${type}.`)
    to = result.value
  }
  changeSession(game, { type: 'moved', session: to, from: from.moves.length, cause: 'person' })
  changeSession(game, { type: 'save', unsaved: 'something' })
  return to
}
const save = () => changeSession(game, { type: 'save', unsaved: 'nothing' })

beforeEach(() => {
  game = createUnloadedGame<DiceRace>()
  openOnTable(game, openSession(diceRace, { players: ['Hanna', 'Tom'] }, 5))
  ;({ clock, playback } = racePlayback(game))
})

describe('a move', () => {
  test('is shown immediately, saved or not', () => {
    act('roll')
    const begun = { playing: true, paused: false, cue: { event: { how: 'rolled' }, index: 0 } }
    expect(now()).toMatchObject(begun)
    const { cue } = now()
    save()
    expect(now()).toMatchObject(begun)
    expect(now().cue).toBe(cue)
  })

  test('is shown to its end while unsaved', () => {
    const after = act('roll')
    clock.pass(LONG)
    expect(now()).toMatchObject({ playing: false, cue: null, shown: after.moves[0]?.after })
  })

  test('is hidden once it is undone or its game is left', () => {
    const before = now().shown
    const session = act('step')
    changeSession(game, { type: 'rewound', session: undo(session), before: session, cause: 'undo' })
    expect(now()).toMatchObject({ playing: false, shown: before })
    act('roll')
    game.getState().leave()
    clock.pass(LONG)
    expect(now()).toMatchObject({ playing: false, shown: null })
  })
})

describe('while it is shown', () => {
  test('a pause lasts until playback resumes', () => {
    act('roll')
    now().pause()
    clock.pass(LONG)
    expect(now()).toMatchObject({ playing: true, paused: true, cue: { index: 0 } })
    now().resume()
    clock.pass(LONG)
    expect(now()).toMatchObject({ playing: false, paused: false })
  })

  test('keeps all shown frames until playback ends', () => {
    const frames = act('roll', 'step').moves.flatMap((move) => move.frames)
    expect(now().seen).toEqual(frames.slice(0, 1))
    now().next()
    expect(now().seen).toEqual(frames.slice(0, 2))
    clock.pass(LONG)
    expect(now()).toMatchObject({ playing: false, seen: [] })
  })

  test('a step goes one event and stays', () => {
    act('roll', 'step')
    now().step()
    clock.pass(LONG)
    expect(now()).toMatchObject({ paused: true, cue: { index: 1 } })
  })

  test('next goes one event and plays on', () => {
    act('roll', 'step')
    now().next()
    expect(now()).toMatchObject({ paused: false, cue: { index: 1 } })
    clock.pass(LONG)
    expect(now()).toMatchObject({ playing: false })
  })

  test('skip goes to the end', () => {
    const after = act('roll')
    now().skip()
    expect(now()).toMatchObject({ playing: false, cue: null, shown: after.moves[0]?.after })
  })

  test('a pause does not hold the next move', () => {
    act('roll')
    now().pause()
    act('step')
    expect(now()).toMatchObject({ playing: true, paused: false })
  })
})
