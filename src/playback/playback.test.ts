import { beforeEach, describe, expect, test } from 'vitest'
import { type EventType, fairyTale, type State, suggestOpening } from '../engine/fairy-tale/index.ts'
import { CENTRE, neighbour } from '../engine/kernel/index.ts'
import type { Speed } from '../store/settings.ts'
import { answer, type GameOfTest, gameInAction, stateIn, twoSeats } from '../store/testing.ts'
import { createPlayback } from './playback.ts'
import { type HandClock, handClock } from './testing.ts'

let game: GameOfTest
let clock: HandClock
let speed: Speed
let playback: ReturnType<typeof createPlayback>
const now = () => playback.getState()

/** What the last action told, those events that take time. */
const lastEvents = () =>
  game
    .getState()
    .session?.moves.at(-1)
    ?.frames.map(({ event }) => event) ?? []
const QUICK: readonly EventType[] = ['turn-ended', 'side-asked']
const timed = () => lastEvents().filter(({ type }) => !QUICK.includes(type))

const endTurn = () => game.getState().act({ type: 'end-turn' })
const LONG = 60_000

function begin(seed: number): void {
  game = gameInAction(seed)
  clock = handClock()
  speed = 'calm'
  playback = createPlayback({ game, clock, speed: () => speed, littleMotion: () => false })
}

/** Begins games of one seed after another, up to one that goes as it should; answers its seed. */
function beginWhere(goes: () => boolean): number {
  for (let seed = 1; seed < 100; seed++) {
    begin(seed)
    if (goes()) return seed
  }
  throw new Error('No game goes so.')
}

/** A game in which the first movement has something to show and asks for no side. */
const lively = beginWhere(() => endTurn() === null && timed().length > 2 && stateIn(game).pending === null)

beforeEach(() => begin(lively))

test('what was stored is shown as it stands', () => {
  expect(now()).toMatchObject({ shown: stateIn(game), cue: null, playing: false, paused: false })
  expect(clock.waiting()).toBe(0)
})

describe('an action', () => {
  test('is shown event by event, in order, each with the state just after it', () => {
    const told: unknown[] = []
    const states: (State | null)[] = []
    playback.subscribe(({ cue, shown }) => {
      if (cue) told.push(cue.event)
      if (cue) states.push(shown)
    })
    endTurn()
    clock.pass(LONG)
    const frames = game.getState().session?.moves.at(-1)?.frames ?? []
    const shown = frames.filter(({ event }) => !QUICK.includes(event.type))
    expect(shown.length).toBeGreaterThan(2)
    expect(told).toEqual(shown.map(({ event }) => event))
    expect(states).toEqual(shown.map(({ state }) => state))
  })

  test('is really done at once, and shown in its own time', () => {
    const before = stateIn(game)
    endTurn()
    expect(stateIn(game)).not.toEqual(before)
    expect(now()).toMatchObject({ playing: true, replaying: false, cue: { event: timed()[0], ms: 600 } })
    clock.pass(599)
    expect(now().cue?.event).toEqual(timed()[0])
    clock.pass(1)
    expect(now().cue?.event).toEqual(timed()[1])
    clock.pass(LONG)
    expect(now()).toMatchObject({ playing: false, cue: null })
    expect(now().shown).toBe(stateIn(game))
  })

  test('gives every cue a key of its own, and says which of how many it is', () => {
    const keys = new Set<number>()
    playback.subscribe(({ cue }) => cue && keys.add(cue.key))
    endTurn()
    expect(lastEvents()[0]?.type).toBe('turn-ended')
    expect(now().cue).toMatchObject({ index: 1, count: lastEvents().length })
    clock.pass(LONG)
    now().again()
    clock.pass(LONG)
    expect(keys.size).toBe(2 * timed().length)
  })

  test('of several steps is shown as one', () => {
    const there = [CENTRE + 1, CENTRE]
    game.getState().actAll(there.map((to) => ({ type: 'walk', to })))
    expect(now().cue).toMatchObject({ event: { type: 'character-walked', to: CENTRE + 1 }, count: 2 })
    clock.pass(220)
    expect(now().cue).toMatchObject({ event: { type: 'character-walked', to: CENTRE }, index: 1 })
    clock.pass(220)
    expect(now().playing).toBe(false)
  })

  test('that is refused shows nothing', () => {
    game.getState().act({ type: 'begin' })
    expect(now().playing).toBe(false)
  })
})

describe('whoever is in a hurry', () => {
  test('skips to the end', () => {
    endTurn()
    now().skip()
    expect(now()).toMatchObject({ playing: false, cue: null })
    expect(now().shown).toBe(stateIn(game))
    expect(clock.waiting()).toBe(0)
  })

  test('acts on: what was playing is over, and the new action plays', () => {
    endTurn()
    answer(game)
    game.getState().act({ type: 'roll' })
    answer(game)
    clock.pass(0)
    expect(now().cue?.event).toEqual(timed()[0])
    expect(clock.waiting()).toBe(1)
    clock.pass(LONG)
    expect(now().shown).toBe(stateIn(game))
  })

  test('takes an action back: its state is shown at once', () => {
    game.getState().act({ type: 'walk', to: neighbour(CENTRE, 'north') })
    expect(now().playing).toBe(true)
    game.getState().undo()
    expect(now()).toMatchObject({ playing: false, cue: null })
    expect(now().shown).toBe(stateIn(game))
    clock.pass(LONG)
    expect(now().shown).toBe(stateIn(game))
  })

  test('shows nothing but the end, at the instant pace', () => {
    speed = 'instant'
    const cues: unknown[] = []
    playback.subscribe(({ cue, playing }) => cues.push(cue, playing))
    endTurn()
    expect(now().shown).toBe(stateIn(game))
    expect(cues.every((cue) => !cue)).toBe(true)
  })

  test('leaves: nothing is shown and nobody waits', () => {
    endTurn()
    game.getState().leave()
    expect(now()).toMatchObject({ shown: null, cue: null, playing: false })
    expect(clock.waiting()).toBe(0)
  })

  test('begins another game, which is shown from its start', () => {
    endTurn()
    game.getState().start(twoSeats, 9)
    expect(now()).toMatchObject({ playing: false, cue: null })
    expect(now().shown).toBe(stateIn(game))
    game.getState().actAll(suggestOpening(stateIn(game)))
    expect(now().cue?.event.type).toBe('first-tile-laid')
  })
})

describe('whoever looks closely', () => {
  test('pauses, and goes on with what is left of the cue', () => {
    endTurn()
    clock.pass(400)
    now().pause()
    clock.pass(LONG)
    expect(now()).toMatchObject({ paused: true, playing: true, cue: { event: timed()[0] } })
    now().resume()
    clock.pass(100)
    now().pause()
    clock.pass(LONG)
    now().resume()
    clock.pass(99)
    expect(now()).toMatchObject({ paused: false, cue: { event: timed()[0] } })
    clock.pass(1)
    expect(now().cue?.event).toEqual(timed()[1])
  })

  test('steps from cue to cue, which then stay', () => {
    endTurn()
    now().step()
    clock.pass(LONG)
    expect(now()).toMatchObject({ paused: true, cue: { event: timed()[1] } })
    for (let left = timed().length - 1; left > 0; left--) now().step()
    expect(now()).toMatchObject({ paused: false, playing: false, cue: null })
    expect(now().shown).toBe(stateIn(game))
  })

  test('finds a new action playing after a pause', () => {
    endTurn()
    now().pause()
    answer(game)
    game.getState().act({ type: 'roll' })
    expect(now().paused).toBe(false)
    clock.pass(LONG)
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
})

describe('the last monsters’ turn', () => {
  test('does not play again before there was one', () => {
    game.getState().start(twoSeats, 4)
    now().again()
    expect(now().playing).toBe(false)
  })

  test('plays again without touching the game', () => {
    endTurn()
    clock.pass(LONG)
    const { session } = game.getState()
    now().again()
    expect(now()).toMatchObject({ playing: true, replaying: true, cue: { event: timed()[0] } })
    expect(now().shown).not.toEqual(stateIn(game))
    clock.pass(LONG)
    expect(now()).toMatchObject({ playing: false, replaying: false })
    expect(now().shown).toBe(stateIn(game))
    expect(game.getState().session).toBe(session)
  })

  test('plays again even where all else is instant', () => {
    speed = 'instant'
    endTurn()
    now().again()
    expect(now().cue).toMatchObject({ event: timed()[0], ms: 270 })
  })

  test('gives way to an action', () => {
    now().again()
    game.getState().act({ type: 'walk', to: CENTRE + 1 })
    expect(now()).toMatchObject({ replaying: false, cue: { event: { type: 'character-walked' } } })
  })
})

/** Lets the forest grow, turn by turn, up to a movement with so many steps; it is playing then. */
function toMovementOf(steps: number): boolean {
  for (let turn = 0; turn < 30; turn++) {
    const growth = fairyTale.list(stateIn(game)).findLast(({ type }) => type === 'expand')
    if (growth) game.getState().act(growth)
    clock.pass(LONG)
    endTurn()
    answer(game)
    if (lastEvents().filter(({ type }) => type === 'monster-stepped').length >= steps) return true
    game.getState().act({ type: 'roll' })
    answer(game)
  }
  return false
}

test('a part that an event leaves alone stays the same object', () => {
  beginWhere(() => toMovementOf(3))
  const markets = new Set<unknown>()
  const objects = new Set<unknown>()
  const appearances = new Set<string>()
  const look = () => {
    const { shown, playing } = now()
    if (!shown || !playing) return
    markets.add(shown.market)
    for (const entry of Object.entries(shown.tiles)) {
      objects.add(entry[1])
      appearances.add(JSON.stringify(entry))
    }
  }
  look()
  playback.subscribe(look)
  clock.pass(LONG)
  expect(markets.size).toBe(1)
  expect(objects.size).toBe(appearances.size)
  expect(objects.size).toBeGreaterThan(Object.keys(stateIn(game).tiles).length + 1)
})

describe('a visit to a past event', () => {
  const last = () => (game.getState().session?.moves.length ?? 0) - 1

  beforeEach(() => {
    endTurn()
    clock.pass(LONG)
  })

  test('shows the moment just before it, and waits there', () => {
    const frames = game.getState().session?.moves.at(-1)?.frames ?? []
    now().visit(last(), 1)
    expect(now()).toMatchObject({ playing: true, paused: true, replaying: true, cue: null })
    expect(now().shown).toEqual(frames[0]?.state)
    clock.pass(LONG)
    expect(now().paused).toBe(true)
    now().visit(last(), 0)
    expect(now().shown).toEqual(game.getState().session?.moves.at(-1)?.before)
  })

  test('can be played on from there, and left', () => {
    const frames = game.getState().session?.moves.at(-1)?.frames ?? []
    const at = frames.findIndex(({ event }) => event.type === 'die-rolled')
    now().visit(last(), at)
    now().step()
    expect(now().cue?.event).toEqual(frames[at]?.event)
    now().skip()
    expect(now()).toMatchObject({ playing: false, shown: stateIn(game) })
  })

  test('is not to be had where there is no such event', () => {
    now().visit(last() + 1, 0)
    now().visit(last(), 9999)
    expect(now().playing).toBe(false)
  })
})
