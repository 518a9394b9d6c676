import { type Action, type Boogyman, boogyman, type State } from '../../engine/boogyman/index.ts'
import { randomState, seededChance } from '../../engine/kernel/index.ts'
import { browserClock } from '../../playback/clock.ts'
import { tellEnding } from '../../playback/ending.ts'
import {
  type Cue as CueOf,
  createPlayback,
  type PlaybackStore as PlaybackStoreOf,
} from '../../playback/playback.ts'
import { browserSeed, createCounsel } from '../../store/counsel.ts'
import { openGame } from '../../store/game.ts'
import { keptGames } from '../../store/kept/this-browser.ts'
import { besideGame } from '../../store/leaders.ts'
import { wantsLessMotion } from '../../store/motion.ts'
import { useSettings } from '../../store/settings.ts'
import { browserStorage, tabStorage } from '../../store/storage.ts'
import { startWorker } from '../../store/thinker.ts'
import { browserWindows } from '../../store/this-window.ts'
import { aboutGame } from './about-game.ts'
import { apprentice, cub } from './bots/index.ts'
import { KEYS, useGame, useTold } from './game.ts'
import { createIntent } from './intent/intent.ts'
import { useLeaders } from './leaders.ts'
import { lastTurn } from './timing/last-turn.ts'
import { timings } from './timing/plan.ts'
import { WORKERS } from './workers.ts'

// The rules have come with this file: everything that a game of The BigBadBoogyman needs is made here, once. What follows
// the game does so in the order in which it stands below: what is shown first, then what was meant while it stood so.

export { selectState } from '../../store/game-store.ts'
export { type DamageReason, type GameStore, type Session, useGame, useGameState } from './game.ts'

/** One event of this tale while it is shown. */
export type Cue = CueOf<Boogyman>

export type PlaybackStore = PlaybackStoreOf<Boogyman>

/** Resolves when it is known with which game the tale goes on. */
export const opened = openGame({
  game: boogyman,
  store: useGame,
  games: keptGames,
  windows: browserWindows(),
  storage: browserStorage,
  tab: tabStorage,
  keys: KEYS,
  leaders: besideGame(useLeaders),
  about: aboutGame,
  answer: () => null,
})

export const usePlayback = createPlayback({
  game: useGame,
  timings,
  lastWatched: lastTurn,
  speed: () => useSettings.getState().speed,
  littleMotion: wantsLessMotion,
  held: () => false,
  clock: browserClock,
})

export const useIntent = createIntent(useGame)

tellEnding(useTold, usePlayback, boogyman)

/** Those who can be asked what to do: the apprentice answers at once, the guardian thinks. */
export const counsel = createCounsel({
  game: boogyman,
  quick: apprentice,
  start: () => startWorker(WORKERS.guardian),
  freshSeed: browserSeed,
})

/** What the cub does, with luck of its own. */
export const cubNow = (state: State): Action =>
  cub(state, seededChance({ random: randomState(browserSeed()) }))

/**
 * The state that the screen shows. A part that an event leaves alone stays the very same object, so that
 * whoever picks a part in a selector is redrawn only when that part changed.
 */
export const useShown = (): State | null => usePlayback(({ shown }) => shown)
