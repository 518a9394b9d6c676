import type { FairyTale } from '../../engine/fairy-tale/index.ts'
import type { Cue as CueOf, PlaybackStore as PlaybackStoreOf } from '../../playback/playback.ts'
import { type PlayedTable, shownTable, tableHook } from '../../playback/shown-table.ts'
import { playbackOf, tableOf } from '../../playback/table.ts'
import type { GameHook } from '../../session/game-store.ts'
import { createSuggesting } from '../../session/suggesting.ts'
import { browserCounsel } from '../../store/counsel.ts'
import { besideGame } from '../../store/leaders.ts'
import { aboutGame } from './about-game.ts'
import { createApprentice } from './bots/apprentice.ts'
import { CLOSED, useLiveGame } from './game.ts'
import { createForesight } from './intent/foresight.ts'
import { createIntent } from './intent/intent.ts'
import { type Suggestion, suggestionRules } from './intent/suggestions.ts'
import { type LeadersHook, type LeadersStore, useLiveLeaders } from './leaders.ts'
import { loadExpansionsFor, loadedValues } from './load-expansions.ts'
import { fairyTale } from './rules.ts'
import { tableAnswer } from './table-answers.ts'
import { isCardNext } from './timing/card-next.ts'
import { lastMonstersTurn } from './timing/monsters-turn.ts'
import { timings } from './timing/plan.ts'
import { WORKERS } from './workers.ts'

// The rules have come with this file: everything that a game of The Last Fairy Tale needs is made here.

export { selectState } from '../../session/game-store.ts'
export type { DamageReason, GameStore, Session } from './game.ts'

/** One event of this tale while it is shown. */
export type Cue = CueOf<FairyTale>

export type PlaybackStore = PlaybackStoreOf<FairyTale>

/** A table: a game, who leads its seats, what is shown of it, and what players mean to do. */
export interface Table extends PlayedTable<FairyTale, LeadersStore> {
  readonly intent: ReturnType<typeof createIntent>
  readonly foresight: ReturnType<typeof createForesight>
  readonly suggesting: ReturnType<typeof createSuggesting<FairyTale, Suggestion>>
}

const SHOWN = { timings, lastWatched: lastMonstersTurn }

export const { opened, playback: livePlayback } = tableOf({
  ...SHOWN,
  game: fairyTale,
  needs: loadExpansionsFor,
  closed: CLOSED,
  leaders: besideGame(useLiveLeaders),
  about: aboutGame,
  answer: tableAnswer,
  held: () => isCardNext(useLiveGame, useLiveLeaders),
})

/** What is meant follows the game after the playback, so that what was done is shown first. */
const seated = ({ game, ...table }: Pick<Table, 'game' | 'leaders' | 'playback'>): Table => ({
  ...table,
  game,
  intent: createIntent(game),
  foresight: createForesight(game),
  suggesting: createSuggesting(game, suggestionRules),
})

/** The table at which the game of this tab is played. */
export const liveTable = seated({ game: useLiveGame, leaders: useLiveLeaders, playback: livePlayback })

/** Makes a table for a game that is not saved. */
export const createTable = (game: GameHook<FairyTale>, leaders: LeadersHook): Table =>
  seated({ game, leaders, playback: playbackOf({ ...SHOWN, game, held: () => isCardNext(game, leaders) }) })

export const { useTable, showTable, followTables, useGame, useLeaders, usePlayback, useGameState, useShown } =
  shownTable(liveTable)

export const useIntent = tableHook(useTable, ({ intent }) => intent)
export const useForesight = tableHook(useTable, ({ foresight }) => foresight)
export const useSuggesting = tableHook(useTable, ({ suggesting }) => suggesting)

/** Those who can be asked what to do: the apprentice answers at once, the guardian thinks. */
export const counsel = browserCounsel(fairyTale, createApprentice(loadedValues), WORKERS.guardian)
