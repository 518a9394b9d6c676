import { type Fortress, fortress } from '../../engine/fortress/index.ts'
import { lastTurn } from '../../playback/last-turn.ts'
import type { Cue as CueOf } from '../../playback/playback.ts'
import { tableHook } from '../../playback/shown-table.ts'
import { createTables } from '../../playback/table.ts'
import type { TaleBots } from '../../store/browser-counsel.ts'
import { aboutGame } from './about-game.ts'
import { page } from './bots/index.ts'
import type { Computer } from './bots/player.ts'
import { CLOSED } from './game.ts'
import { createAim } from './intent/aim.ts'
import { ROLES, useLiveLeaders } from './leaders.ts'
import { timings } from './timing/plan.ts'
import { isSameTurn } from './turns.ts'
import { WORKERS } from './workers.ts'

// The rules have come with this file: everything that a siege needs is made here, once.

/** One event of this tale while it is shown. */
export type Cue = CueOf<Fortress>

const TABLE_BOTS: TaleBots<Fortress, Computer, 'captain'> = {
  thinker: 'captain',
  worker: WORKERS.captain,
  quick: { page },
  standIn: 'page',
}

const tables = createTables({
  game: fortress,
  closed: CLOSED,
  leaders: useLiveLeaders,
  roles: () => ROLES,
  bots: TABLE_BOTS,
  about: aboutGame,
  timings,
  lastWatched: (moves) => lastTurn(moves, isSameTurn),
  own: (game) => ({ aim: createAim(game) }),
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

export const useAim = tableHook(useTable, ({ aim }) => aim)
