import type { Event, EventType } from '../engine/fairy-tale/index.ts'
import type { Speed } from '../store/settings.ts'
import { type GameOfTest, gameInAction, stateIn } from '../store/testing.ts'
import type { Clock } from './clock.ts'
import { createPlayback, type PlaybackStore } from './playback.ts'

/** A clock that goes on only when it is told to. */
export interface HandClock extends Clock {
  /** Lets some milliseconds go by, calling back whoever waits, in order. */
  pass(ms: number): void
  /** How many wait to be called back. */
  waiting(): number
}

export function handClock(): HandClock {
  let time = 0
  let calls: { at: number; call: () => void }[] = []
  return {
    now: () => time,
    after(ms, call) {
      const entry = { at: time + ms, call }
      calls.push(entry)
      return () => {
        calls = calls.filter((other) => other !== entry)
      }
    },
    pass(ms) {
      const end = time + ms
      for (;;) {
        const [next] = calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (!next) break
        calls = calls.filter((other) => other !== next)
        time = next.at
        next.call()
      }
      time = end
    },
    waiting: () => calls.length,
  }
}

/** Longer than anything is shown, in milliseconds. */
export const LONG = 60_000

/** A game whose playback goes by hand. */
export interface ShownGame {
  seed: number
  game: GameOfTest
  clock: HandClock
  playback: ReturnType<typeof createPlayback>
  now(): PlaybackStore
  setSpeed(speed: Speed): void
  endTurn(): unknown
  /** What the last action told. */
  lastEvents(): Event[]
  /** Those of them that take time. */
  timed(): Event[]
}

const QUICK: readonly EventType[] = ['turn-ended', 'side-asked']

/** A game of a seed, in its first turn's actions, shown at a calm pace. */
export function shownGame(seed: number, { littleMotion = false, held = false } = {}): ShownGame {
  const game = gameInAction(seed)
  const clock = handClock()
  let speed: Speed = 'calm'
  const playback = createPlayback({
    game,
    clock,
    speed: () => speed,
    littleMotion: () => littleMotion,
    held: () => held,
  })
  const lastEvents = () =>
    game
      .getState()
      .session?.moves.at(-1)
      ?.frames.map(({ event }) => event) ?? []
  return {
    ...{ seed, game, clock, playback, lastEvents },
    now: () => playback.getState(),
    setSpeed: (chosen) => {
      speed = chosen
    },
    endTurn: () => game.getState().act({ type: 'end-turn' }),
    timed: () => lastEvents().filter(({ type }) => !QUICK.includes(type)),
  }
}

/** Begins games of one seed after another, up to one that goes as it should. */
export function gameWhere(goes: (shown: ShownGame) => boolean): ShownGame {
  for (let seed = 1; seed < 100; seed++) {
    const shown = shownGame(seed)
    if (goes(shown)) return shown
  }
  throw new Error('No game goes so.')
}

/** The seed of a game in which the first movement has something to show and asks for no side. */
export const livelySeed = (): number =>
  gameWhere(
    ({ game, endTurn, timed }) => endTurn() === null && timed().length > 2 && stateIn(game).pending === null,
  ).seed
