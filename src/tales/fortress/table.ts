import { type Fortress, fortress } from '../../engine/fortress/index.ts'
import type { Cue as CueOf } from '../../playback/playback.ts'
import { type PlayedTable, shownTable, tableHook } from '../../playback/shown-table.ts'
import { tableOf } from '../../playback/table.ts'
import { browserCounsel } from '../../store/counsel.ts'
import { besideGame } from '../../store/leaders.ts'
import { aboutGame } from './about-game.ts'
import { page } from './bots/index.ts'
import { CLOSED, useLiveGame } from './game.ts'
import { createAim } from './intent/aim.ts'
import { type LeadersStore, useLiveLeaders } from './leaders.ts'
import { lastTurn } from './timing/last-turn.ts'
import { timings } from './timing/plan.ts'
import { WORKERS } from './workers.ts'

// The rules have come with this file: everything that a siege needs is made here, once. What follows the game does so in the
// order in which it stands below: what is shown first, then what was meant while it stood so.

export { selectState } from '../../session/game-store.ts'
export type { Session } from './game.ts'

/** One event of this tale while it is shown. */
export type Cue = CueOf<Fortress>

export const { opened, playback: livePlayback } = tableOf({
  game: fortress,
  closed: CLOSED,
  leaders: besideGame(useLiveLeaders),
  about: aboutGame,
  timings,
  lastWatched: lastTurn,
})

/** A table: a game, who leads its seats, what is shown of it, and what players mean to do. */
export interface Table extends PlayedTable<Fortress, LeadersStore> {
  readonly aim: ReturnType<typeof createAim>
}

/** The table at which the game of this tab is played. What is meant follows the game after the playback. */
export const liveTable: Table = {
  game: useLiveGame,
  leaders: useLiveLeaders,
  playback: livePlayback,
  aim: createAim(useLiveGame),
}

export const { useTable, useGame, useLeaders, usePlayback, useGameState, useShown } = shownTable(liveTable)
export const useAim = tableHook(useTable, ({ aim }) => aim)

/** Those who can be asked what to do: the Page answers at once, the Captain thinks. */
export const counsel = browserCounsel(fortress, page, WORKERS.captain)
