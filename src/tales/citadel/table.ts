import { type Action, type Citadel, citadel, ORDERS, type State } from '../../engine/citadel/index.ts'
import { lastTurn } from '../../playback/last-turn.ts'
import type { Cue as CueOf } from '../../playback/playback.ts'
import { tableHook } from '../../playback/shown-table.ts'
import { createTables } from '../../playback/table.ts'
import type { TaleBots } from '../../store/browser-counsel.ts'
import { aboutGame } from './about-game.ts'
import { knight, page } from './bots/index.ts'
import type { Computer } from './bots/player.ts'
import { CLOSED } from './game.ts'
import { createIntent } from './intent/intent.ts'
import { useLiveLeaders } from './leaders.ts'
import { timings } from './timing/plan.ts'
import { isSameTurn } from './turns.ts'
import { WORKERS } from './workers.ts'

// The rules have loaded with this file: everything that a game of the Citadel needs is made here, once.

/** One event of this tale while it is shown. */
export type Cue = CueOf<Citadel>

const TABLE_BOTS: TaleBots<Citadel, Computer, 'grand-master'> = {
  thinker: 'grand-master',
  worker: WORKERS.grandMaster,
  quick: { page, knight },
  standIn: 'knight',
}

const tables = createTables({
  game: citadel,
  closed: CLOSED,
  leaders: useLiveLeaders,
  roles: () => ORDERS,
  bots: TABLE_BOTS,
  about: aboutGame,
  timings,
  lastWatched: (moves) => lastTurn(moves, isSameTurn),
  answer: onlyStop,
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

/** Whoever can choose no further first plot stops: nobody is asked that (section 3). */
function onlyStop(state: State): Action | null {
  if (state.phase !== 'choose') return null
  const [only, another] = citadel.list(state)
  return only?.type === 'stop' && another === undefined ? only : null
}
