import type { Event, EventType, FairyTale } from '../../../engine/fairy-tale/index.ts'
import { createPlayback } from '../../../playback/playback.ts'
import { type HandClock, handClock } from '../../../playback/testing.ts'
import type { Speed } from '../../../store/settings.ts'
import type { PlaybackStore } from '../table.ts'
import { type GameOfTest, gameInAction, stateIn } from '../testing.ts'
import { lastMonstersTurn } from './monsters-turn.ts'
import { timings } from './plan.ts'

/** Longer than anything is shown, in milliseconds. */
export const LONG = 60_000

/** A game whose playback goes by hand. */
export interface ShownGame {
  seed: number
  game: GameOfTest
  clock: HandClock
  playback: ReturnType<typeof createPlayback<FairyTale>>
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
  const playback = createPlayback<FairyTale>({
    game,
    timings,
    lastWatched: lastMonstersTurn,
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
    ({ game, endTurn, timed }) =>
      endTurn() === 'done' && timed().length > 2 && stateIn(game).pending === null,
  ).seed
