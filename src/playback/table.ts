import type { Kind } from '../engine/kernel/index.ts'
import type { AutosaveOptions } from '../session/local/autosave.ts'
import { openGame } from '../session/local/local-transport.ts'
import { keptGames } from '../store/kept/this-browser.ts'
import { wantsLessMotion } from '../store/motion.ts'
import { useSettings } from '../store/settings.ts'
import { browserStorage, tabStorage } from '../store/storage.ts'
import { thisWindow } from '../store/this-window.ts'
import { browserClock } from './clock.ts'
import type { ClosedTale } from './closed.ts'
import { tellEnding } from './ending.ts'
import { createPlayback, type Stage } from './playback.ts'

/** What a tale says of its table: its rules, who leads its seats, and how its events are shown. */
interface Table<K extends Kind>
  extends Pick<AutosaveOptions<K>, 'game' | 'leaders' | 'about'>,
    Pick<Stage<K>, 'timings' | 'lastWatched'> {
  closed: ClosedTale<K>
  /** What must be fetched before a game with such a table can be played, where not everything comes with the rules; null: nothing. */
  needs?: AutosaveOptions<K>['needs']
  /** What the table answers by itself to a question that is open; null, or absent: players are asked. */
  answer?(state: K['State']): K['Action'] | null
  /** Whether the board is held before a turn passes. */
  held?(): boolean
}

/**
 * The rules have come: opens a tale's game in this browser, and makes what shows it. Called once, in the tale's `table.ts`;
 * what else follows the game is made after it, so that first is shown what was done.
 */
export function tableOf<K extends Kind>({ closed, answer, held, needs, ...tale }: Table<K>) {
  const { game, timings, lastWatched } = tale
  const { useGame, useTold, KEYS } = closed
  const opened = openGame({
    ...{ game, leaders: tale.leaders, about: tale.about },
    store: useGame,
    games: keptGames,
    windows: thisWindow(),
    storage: browserStorage,
    tab: tabStorage,
    keys: KEYS,
    answer: answer ?? (() => null),
    needs: needs ?? (() => null),
  })
  const playback = playbackOf({ game: useGame, timings, lastWatched, held: held ?? (() => false) })
  tellEnding(useTold, playback, game)
  return {
    /** Resolves when it is known with which game the tale goes on. */
    opened,
    playback,
  }
}

/** Makes the playback of a game, at the speed and with the motion that the settings say. */
export const playbackOf = <K extends Kind>(
  stage: Pick<Stage<K>, 'game' | 'timings' | 'lastWatched' | 'held'>,
): ReturnType<typeof createPlayback<K>> =>
  createPlayback({
    ...stage,
    speed: () => useSettings.getState().speed,
    littleMotion: wantsLessMotion,
    clock: browserClock,
  })
