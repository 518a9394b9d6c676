import { beforeEach, describe, expect, test } from 'vitest'
import { advance, openSession, type Session, undo } from '../../src/engine/kernel/index.ts'
import { createPlayback } from '../../src/playback/playback.ts'
import { type HandClock, handClock } from '../../src/playback/testing.ts'
import { closedGame, type GameHook } from '../../src/store/game-store.ts'
import { type DiceRace, diceRace } from './dice-race.ts'

/** As long as the disk takes that answers in time, and one that does not, in milliseconds. */
const SOON = 200
const NEVER = 5_000

let game: GameHook<DiceRace>
let clock: HandClock
let playback: ReturnType<typeof createPlayback<DiceRace>>
const now = () => playback.getState()

/** Something is done, and is on its way to the disk. */
function act(type: DiceRace['Action']['type']): Session<DiceRace> {
  const { session } = game.getState()
  if (!session) throw new Error('No race is run.')
  const result = advance(diceRace, session, { type })
  if (!result.ok) throw new Error(`The race refuses to ${type}.`)
  const change = { from: session, to: result.value, how: { type: 'moved', cause: 'act' } } as const
  game.setState({ session: result.value, change, pending: true })
  return result.value
}
const confirm = () => game.setState({ pending: false })

beforeEach(() => {
  game = closedGame<DiceRace>()
  game.setState({ session: openSession(diceRace, { players: ['Hanna', 'Tom'] }, 5), pending: false })
  clock = handClock()
  playback = createPlayback<DiceRace>({
    game,
    timings: (events) => events.map(() => ({ ms: 100, motion: 60, words: 80 })),
    lastWatched: (moves) => moves.slice(-1),
    speed: () => 'calm',
    littleMotion: () => false,
    held: () => false,
    clock,
  })
})

describe('what was done and is not safe yet', () => {
  test('is shown once it is', () => {
    const before = now().shown
    act('roll')
    expect(now()).toMatchObject({ playing: true, cue: null, shown: before })
    clock.pass(SOON)
    confirm()
    expect(now()).toMatchObject({ playing: true, paused: false, cue: { event: { how: 'rolled' }, index: 0 } })
  })

  test('is shown all the same where the disk does not answer', () => {
    const after = act('roll')
    clock.pass(NEVER)
    expect(now()).toMatchObject({ playing: false, shown: after.moves[0]?.after })
    confirm()
    expect(now()).toMatchObject({ playing: false, cue: null })
  })

  test('is shown whole where more was done meanwhile', () => {
    act('roll')
    act('step')
    confirm()
    expect(now().cue).toMatchObject({ event: { how: 'rolled' }, index: 0 })
    expect(now().cue?.count).toBeGreaterThan(1)
  })

  test('is not shown where it was taken back meanwhile', () => {
    const before = now().shown
    const session = act('step')
    game.setState({ session: undo(session), pending: true })
    confirm()
    expect(now()).toMatchObject({ playing: false, shown: before })
  })

  test('is not shown where its game was left meanwhile', () => {
    act('roll')
    game.setState({ session: null, pending: false })
    clock.pass(NEVER)
    expect(now()).toMatchObject({ playing: false, shown: null })
  })
})

describe('what is pressed before it is safe holds when it is', () => {
  test('pause: it begins, and stays at its beginning', () => {
    act('roll')
    now().pause()
    confirm()
    clock.pass(NEVER)
    expect(now()).toMatchObject({ playing: true, paused: true, cue: { index: 0 } })
    now().resume()
    clock.pass(NEVER)
    expect(now()).toMatchObject({ playing: false, paused: false })
  })

  test('pause, and then go on: it comes to its end', () => {
    act('roll')
    now().pause()
    now().resume()
    confirm()
    clock.pass(NEVER)
    expect(now()).toMatchObject({ playing: false, paused: false })
  })

  test('one step: its first event is seen, and stays', () => {
    act('roll')
    now().step()
    confirm()
    clock.pass(NEVER)
    expect(now()).toMatchObject({ paused: true, cue: { index: 0 } })
  })

  test('skip: nothing of it is shown', () => {
    const after = act('roll')
    now().skip()
    confirm()
    expect(now()).toMatchObject({ playing: false, cue: null, shown: after.moves[0]?.after })
  })

  test('next changes nothing', () => {
    act('roll')
    now().next()
    expect(now()).toMatchObject({ playing: true, cue: null })
    confirm()
    expect(now()).toMatchObject({ paused: false, cue: { index: 0 } })
  })

  test('a pause of what was shown before does not stop it', () => {
    act('roll')
    confirm()
    now().pause()
    act('step')
    confirm()
    expect(now()).toMatchObject({ playing: true, paused: false })
  })
})
