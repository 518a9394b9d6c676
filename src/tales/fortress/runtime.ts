import { type Fortress, fortress } from '../../engine/fortress/index.ts'
import { createTables } from '../../playback/create-tables.ts'
import { lastTurn } from '../../playback/last-turn.ts'
import type { Cue as CueOf } from '../../playback/playback.ts'
import { tableHook } from '../../playback/shown-table.ts'
import { page } from './bots/index.ts'
import { ROLES, useLiveControllers } from './controllers.ts'
import { TALE_STORES } from './game.ts'
import { SUMMARIES } from './game-summary.ts'
import { createAim } from './intent/aim.ts'
import { timings } from './timing/timings.ts'
import { isSameTurn } from './turns.ts'
import { WORKERS } from './workers.ts'

// Loaded together with the rules. Creates every singleton that needs them.

/** One event of this game during playback. */
export type Cue = CueOf<Fortress>

/** The runtime of this game and its shared singletons. */
export const tables = createTables({
  game: fortress,
  closed: TALE_STORES,
  leaders: useLiveControllers,
  roles: () => ROLES,
  turnOf: ({ turn }) => turn,
  bots: { thinker: 'captain', worker: WORKERS.captain, quick: { page }, standIn: 'page' },
  about: SUMMARIES.summarizeGame,
  timings,
  lastWatched: (moves) => lastTurn(moves, isSameTurn),
  own: (game) => ({ aim: createAim(game) }),
})

export const { opened, liveTable, useTable, useGame, useControllers, usePlayback, useGameState, useShown } =
  tables

/** The bot to act, input blocking, and the bots that give moves and hints. */
export const { useBotToAct, useOtherActor, isBotMove, isInputBlocked, useInputBlocked, counsel } = tables

/** A table: a game, the controllers of its seats, its playback, and the selections of its players. */
export type Table = typeof liveTable

export const useAim = tableHook(useTable, ({ aim }) => aim)
