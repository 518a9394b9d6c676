import { type Fortland, fortland, SEATS } from '../../engine/fortland/index.ts'
import type { Cue as CueOf } from '../../playback/playback.ts'
import { tableHook } from '../../playback/shown-table.ts'
import { createTables } from '../../playback/table.ts'
import { browserCounsel, decideAtOnce } from '../../store/counsel.ts'
import { aboutGame } from './about-game.ts'
import { apprentice, cub } from './bots/index.ts'
import { CLOSED } from './game.ts'
import { createIntent } from './intent/intent.ts'
import { useLiveLeaders } from './leaders.ts'
import { lastTurn } from './timing/last-turn.ts'
import { timings } from './timing/plan.ts'
import { WORKERS } from './workers.ts'

// The rules have come with this file: everything that a game of Fortland needs is made here, once.

export { selectState } from '../../session/game-store.ts'

/** One event of this tale while it is shown. */
export type Cue = CueOf<Fortland>

const tables = createTables({
  game: fortland,
  closed: CLOSED,
  leaders: useLiveLeaders,
  roles: () => SEATS,
  about: aboutGame,
  timings,
  lastWatched: lastTurn,
  own: (game) => ({ intent: createIntent(game) }),
})

export const { opened, liveTable, useTable, useGame, useLeaders, usePlayback, useGameState, useShown } =
  tables

/** Whom the table waits for: a person, or which computer player. */
export const { useComputer, isComputers, isHandsOff, useHandsOff } = tables

/** A table: a game, who leads its seats, what is shown of it, and what players mean to do. */
export type Table = typeof liveTable

export const useIntent = tableHook(useTable, ({ intent }) => intent)

/** Those who can be asked what to do: the apprentice answers at once, the guardian thinks. */
export const counsel = browserCounsel(fortland, apprentice, WORKERS.guardian)

/** What the cub does, with luck of its own. */
export const cubNow = decideAtOnce(fortland, cub)
