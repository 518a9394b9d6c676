import { type Fortland, fortland, SEATS } from '../../engine/fortland/index.ts'
import { createTables } from '../../playback/create-tables.ts'
import { lastTurn } from '../../playback/last-turn.ts'
import type { Cue as CueOf } from '../../playback/playback.ts'
import { tableHook } from '../../playback/shown-table.ts'
import { apprentice, cub } from './bots/index.ts'
import { useLiveControllers } from './controllers.ts'
import { TALE_STORES } from './game.ts'
import { SUMMARIES } from './game-summary.ts'
import { createIntent } from './intent/intent.ts'
import { timings } from './timing/timings.ts'
import { isSameTurn, turnNumber } from './turns.ts'
import { WORKERS } from './workers.ts'

// Loaded together with the rules. Creates every singleton that needs them.

/** One event of this game during playback. */
export type Cue = CueOf<Fortland>

/** The runtime of this game and its shared singletons. */
export const tables = createTables({
  game: fortland,
  closed: TALE_STORES,
  leaders: useLiveControllers,
  roles: () => SEATS,
  turnOf: turnNumber,
  bots: { thinker: 'guardian', worker: WORKERS.guardian, quick: { cub, apprentice }, standIn: 'apprentice' },
  about: SUMMARIES.summarizeGame,
  timings,
  lastWatched: (moves) => lastTurn(moves, isSameTurn),
  own: (game) => ({ intent: createIntent(game) }),
})

export const { opened, liveTable, useTable, useGame, useControllers, usePlayback, useGameState, useShown } =
  tables

/** The bot to act, input blocking, and the bots that choose moves and hints. */
export const { useBotToAct, useOtherActor, isBotMove, isInputBlocked, useInputBlocked, counsel } = tables

/** A table: a game, the controllers of its seats, its playback, and the selections of its players. */
export type Table = typeof liveTable

export const useIntent = tableHook(useTable, ({ intent }) => intent)
