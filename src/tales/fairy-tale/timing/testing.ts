import type { Event, EventType, FairyTale } from '../../../engine/fairy-tale/index.ts'
import { createPlayback } from '../../../playback/playback.ts'
import { createManualClock, type ManualClock } from '../../../playback/testing.ts'
import type { Speed } from '../../../store/settings.ts'
import type { PlaybackStore } from '../runtime.ts'
import { type GameOfTest, gameInAction, stateIn } from '../testing.ts'
import { lastMonstersTurn } from './monsters-turn.ts'
import { timings } from './timings.ts'

/** More milliseconds than any playback takes. */
export const LONG = 60_000

/** A game with a manual playback clock. */
export interface ShownGame {
  seed: number
  game: GameOfTest
  clock: ManualClock
  playback: ReturnType<typeof createPlayback<FairyTale>>
  now(): PlaybackStore
  setSpeed(speed: Speed): void
  endTurn(): unknown
  /** The events of the last action. */
  lastEvents(): Event[]
  /** The events of the last action that have a duration. */
  timed(): Event[]
}

const QUICK: readonly EventType[] = ['turn-ended', 'side-asked']

/** The game of a seed in the first action phase, shown at a calm pace. */
export function shownGame(seed: number, { reducedMotion = false, held = false } = {}): ShownGame {
  const game = gameInAction(seed)
  const clock = createManualClock()
  let speed: Speed = 'calm'
  const playback = createPlayback<FairyTale>({
    game,
    timings,
    lastWatched: lastMonstersTurn,
    clock,
    speed: () => speed,
    reducedMotion: () => reducedMotion,
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

/** Tries seeds until a game meets the condition. */
export function gameWhere(goes: (shown: ShownGame) => boolean): ShownGame {
  for (let seed = 1; seed < 100; seed++) {
    const shown = shownGame(seed)
    if (goes(shown)) return shown
  }
  throw new Error('No game with a seed from 1 to 99 meets the condition.')
}

/** The seed of a game whose first movement has something to show but no open question. */
export const livelySeed = (): number =>
  gameWhere(
    ({ game, endTurn, timed }) =>
      endTurn() === 'done' && timed().length > 2 && stateIn(game).pending === null,
  ).seed
