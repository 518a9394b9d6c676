import { type FairyTale, fairyTale, type State } from '../../engine/fairy-tale/index.ts'
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
import { createSuggesting } from '../../store/suggesting.ts'
import { startWorker } from '../../store/thinker.ts'
import { browserWindows } from '../../store/this-window.ts'
import { aboutGame } from './about-game.ts'
import { apprentice } from './bots/index.ts'
import { KEYS, useGame, useTold } from './game.ts'
import { createForesight } from './intent/foresight.ts'
import { createIntent } from './intent/intent.ts'
import { suggestionRules } from './intent/suggestions.ts'
import { useLeaders } from './leaders.ts'
import { fetchNewer } from './newer-boxes.ts'
import { mayNeedNewer, readyToRead } from './ready-to-read.ts'
import { tableAnswer } from './table-answers.ts'
import { isCardNext } from './timing/card-next.ts'
import { lastMonstersTurn } from './timing/monsters-turn.ts'
import { timings } from './timing/plan.ts'
import { WORKERS } from './workers.ts'

// The rules have come with this file: everything that a game of The Last Fairy Tale needs is made here, once. What follows
// the game does so in the order in which it stands below: what is shown first, then what was meant while it stood so.

export { selectCanUndo } from '../../store/game.ts'
export { selectState } from '../../store/game-store.ts'
export { type DamageReason, type GameStore, type Session, useGame, useGameState } from './game.ts'

/** One event of this tale while it is shown. */
export type Cue = CueOf<FairyTale>

export type PlaybackStore = PlaybackStoreOf<FairyTale>

const open = () =>
  openGame({
    game: fairyTale,
    store: useGame,
    games: readyToRead(keptGames),
    windows: browserWindows(),
    storage: browserStorage,
    tab: tabStorage,
    keys: KEYS,
    leaders: besideGame(useLeaders),
    about: aboutGame,
    answer: tableAnswer,
  })

/** Whether what waits, begun in this window or not among the kept games yet, has a newer box: its rules come first. */
const waitsForNewer = [
  ...[KEYS.begun, KEYS.unsaved].map((key) => tabStorage.read(key).text),
  browserStorage.read(KEYS.game).text,
].some(mayNeedNewer)

/** Resolves when it is known with which game the tale goes on. */
export const opened = waitsForNewer ? fetchNewer().then(open) : open()

export const usePlayback = createPlayback({
  game: useGame,
  timings,
  lastWatched: lastMonstersTurn,
  speed: () => useSettings.getState().speed,
  littleMotion: wantsLessMotion,
  held: isCardNext,
  clock: browserClock,
})

export const useIntent = createIntent(useGame)
export const useForesight = createForesight(useGame)
export const useSuggesting = createSuggesting(useGame, suggestionRules)

tellEnding(useTold, usePlayback, fairyTale)

/** Those who can be asked what to do: the apprentice answers at once, the guardian thinks. */
export const counsel = createCounsel({
  game: fairyTale,
  quick: apprentice,
  start: () => startWorker(WORKERS.guardian),
  freshSeed: browserSeed,
})

/**
 * The state that the screen shows. A part that an event leaves alone stays the very same object, so that
 * whoever picks a part in a selector is redrawn only when that part changed.
 */
export const useShown = (): State | null => usePlayback(({ shown }) => shown)
