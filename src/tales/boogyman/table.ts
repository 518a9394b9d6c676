import { type Action, type Boogyman, boogyman, type State } from '../../engine/boogyman/index.ts'
import { randomState, seededChance } from '../../engine/kernel/index.ts'
import type { Cue as CueOf, PlaybackStore as PlaybackStoreOf } from '../../playback/playback.ts'
import { type PlayedTable, shownTable, tableHook } from '../../playback/shown-table.ts'
import { tableOf } from '../../playback/table.ts'
import { browserCounsel } from '../../store/counsel.ts'
import { freshSeed } from '../../store/fresh-seed.ts'
import { besideGame } from '../../store/leaders.ts'
import { aboutGame } from './about-game.ts'
import { apprentice, cub } from './bots/index.ts'
import { CLOSED, useLiveGame } from './game.ts'
import { createIntent } from './intent/intent.ts'
import { type LeadersStore, useLiveLeaders } from './leaders.ts'
import { lastTurn } from './timing/last-turn.ts'
import { timings } from './timing/plan.ts'
import { WORKERS } from './workers.ts'

// The rules have come with this file: everything that a game of The BigBadBoogyman needs is made here, once. What follows
// the game does so in the order in which it stands below: what is shown first, then what was meant while it stood so.

export { selectState } from '../../session/game-store.ts'
export type { DamageReason, GameStore, Session } from './game.ts'

/** One event of this tale while it is shown. */
export type Cue = CueOf<Boogyman>

export type PlaybackStore = PlaybackStoreOf<Boogyman>

export const { opened, playback: livePlayback } = tableOf({
  game: boogyman,
  closed: CLOSED,
  leaders: besideGame(useLiveLeaders),
  about: aboutGame,
  timings,
  lastWatched: lastTurn,
})

/** A table: a game, who leads its seats, what is shown of it, and what players mean to do. */
export interface Table extends PlayedTable<Boogyman, LeadersStore> {
  readonly intent: ReturnType<typeof createIntent>
}

/** The table at which the game of this tab is played. What is meant follows the game after the playback. */
export const liveTable: Table = {
  game: useLiveGame,
  leaders: useLiveLeaders,
  playback: livePlayback,
  intent: createIntent(useLiveGame),
}

export const { useTable, useGame, useLeaders, usePlayback, useGameState, useShown } = shownTable(liveTable)
export const useIntent = tableHook(useTable, ({ intent }) => intent)

/** Those who can be asked what to do: the apprentice answers at once, the guardian thinks. */
export const counsel = browserCounsel(boogyman, apprentice, WORKERS.guardian)

/** What the cub does, with luck of its own. */
export const cubNow = (state: State): Action => cub(state, seededChance({ random: randomState(freshSeed()) }))
