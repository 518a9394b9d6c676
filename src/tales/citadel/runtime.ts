import { type Action, type Citadel, citadel, ORDERS, type State } from '../../engine/citadel/index.ts'
import { createTables } from '../../playback/create-tables.ts'
import { lastTurn } from '../../playback/last-turn.ts'
import type { Cue as CueOf } from '../../playback/playback.ts'
import { tableHook } from '../../playback/shown-table.ts'
import { knight, page } from './bots/index.ts'
import { useLiveControllers } from './controllers.ts'
import { TALE_STORES } from './game.ts'
import { SUMMARIES } from './game-summary.ts'
import { createIntent } from './intent/intent.ts'
import { timings } from './timing/timings.ts'
import { isSameTurn, turnNumber } from './turns.ts'
import { WORKERS } from './workers.ts'

// Loads with the rules. Creates everything for a game of the Citadel once.

/** An event of this tale during playback. */
export type Cue = CueOf<Citadel>

/** Tables of this tale, and everything that they share. */
export const tables = createTables({
  game: citadel,
  closed: TALE_STORES,
  leaders: useLiveControllers,
  roles: () => ORDERS,
  turnOf: turnNumber,
  bots: { thinker: 'grand-master', worker: WORKERS.grandMaster, quick: { page, knight }, standIn: 'knight' },
  about: SUMMARIES.summarizeGame,
  timings,
  lastWatched: (moves) => lastTurn(moves, isSameTurn),
  answer: onlyStop,
  own: (game) => ({ intent: createIntent(game) }),
})

export const { opened, liveTable, useTable, useGame, useControllers, usePlayback, useGameState, useShown } =
  tables

/** The bot to act, input blocking, and the bots that give moves and hints. */
export const { useBotToAct, useOtherActor, isBotMove, isInputBlocked, useInputBlocked, counsel } = tables

/** A table: a game, the controllers of its seats, its playback, and the selections of its players. */
export type Table = typeof liveTable

export const useIntent = tableHook(useTable, ({ intent }) => intent)

/** Returns the stop action if it is the only one left for first plots, to play it without asking (section 3). */
function onlyStop(state: State): Action | null {
  if (state.phase !== 'choose') return null
  const [only, another] = citadel.list(state)
  return only?.type === 'stop' && another === undefined ? only : null
}
