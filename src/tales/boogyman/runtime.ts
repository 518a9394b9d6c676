import { type Boogyman, boogyman, SEATS } from '../../engine/boogyman/index.ts'
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
import { WORKERS } from './workers.ts'

// Loaded with the rules: creates everything that a game of The BigBadBoogyman needs, once.

/** A cue of this tale. */
export type Cue = CueOf<Boogyman>

/** The tables of this tale, and their shared services. */
export const tables = createTables({
  game: boogyman,
  closed: TALE_STORES,
  leaders: useLiveControllers,
  roles: () => SEATS,
  turnOf: ({ turn }) => turn,
  bots: { thinker: 'guardian', worker: WORKERS.guardian, quick: { cub, apprentice }, standIn: 'apprentice' },
  about: SUMMARIES.summarizeGame,
  timings,
  // For replays, the whole opening counts as one turn.
  lastWatched: (moves) => lastTurn(moves, (one, other) => one.before.turn === other.before.turn),
  own: (game) => ({ intent: createIntent(game) }),
})

export const { opened, liveTable, useTable, useGame, useControllers, usePlayback, useGameState, useShown } =
  tables

/** The bot to act, input blocking, and the bots that give moves and hints. */
export const { useBotToAct, useOtherActor, isBotMove, isInputBlocked, useInputBlocked, counsel } = tables

/** A table: a game, the controllers of its seats, its playback, and the selections of its players. */
export type Table = typeof liveTable

export const useIntent = tableHook(useTable, ({ intent }) => intent)
