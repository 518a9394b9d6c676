import { type Boogyman, boogyman, SEATS } from '../../engine/boogyman/index.ts'
import { lastTurn } from '../../playback/last-turn.ts'
import type { Cue as CueOf, PlaybackStore as PlaybackStoreOf } from '../../playback/playback.ts'
import { tableHook } from '../../playback/shown-table.ts'
import { createTables } from '../../playback/table.ts'
import type { TaleBots } from '../../store/browser-counsel.ts'
import { aboutGame } from './about-game.ts'
import { apprentice, cub } from './bots/index.ts'
import type { Computer } from './bots/player.ts'
import { CLOSED } from './game.ts'
import { createIntent } from './intent/intent.ts'
import { useLiveLeaders } from './leaders.ts'
import { timings } from './timing/plan.ts'
import { WORKERS } from './workers.ts'

// The rules have loaded with this file: everything that a game of The BigBadBoogyman needs is made here, once.

/** One event of this tale while it is shown. */
export type Cue = CueOf<Boogyman>

export type PlaybackStore = PlaybackStoreOf<Boogyman>

const TABLE_BOTS: TaleBots<Boogyman, Computer, 'guardian'> = {
  thinker: 'guardian',
  worker: WORKERS.guardian,
  quick: { cub, apprentice },
  standIn: 'apprentice',
}

const tables = createTables({
  game: boogyman,
  closed: CLOSED,
  leaders: useLiveLeaders,
  roles: () => SEATS,
  bots: TABLE_BOTS,
  about: aboutGame,
  timings,
  // The opening counts as one turn here, for both sides.
  lastWatched: (moves) => lastTurn(moves, (one, other) => one.before.turn === other.before.turn),
  own: (game) => ({ intent: createIntent(game) }),
})

export const {
  opened,
  liveTable,
  followTables,
  useTable,
  useGame,
  useLeaders,
  usePlayback,
  useGameState,
  useShown,
} = tables

/** The bot to act, input blocking, and the bots that give moves and hints. */
export const { useComputer, isComputers, isHandsOff, useHandsOff, counsel } = tables

/** A table: a game, the controllers of its seats, its playback, and the selections of its players. */
export type Table = typeof liveTable

export const useIntent = tableHook(useTable, ({ intent }) => intent)
