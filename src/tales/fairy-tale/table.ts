import type { FairyTale } from '../../engine/fairy-tale/index.ts'
import type { Cue as CueOf, PlaybackStore as PlaybackStoreOf } from '../../playback/playback.ts'
import { tableHook } from '../../playback/shown-table.ts'
import { createTables } from '../../playback/table.ts'
import { createSuggesting } from '../../session/suggesting.ts'
import type { TaleBots } from '../../store/browser-counsel.ts'
import { aboutGame } from './about-game.ts'
import { createApprentice } from './bots/apprentice.ts'
import type { Computer } from './bots/player.ts'
import { CLOSED } from './game.ts'
import { createForesight } from './intent/foresight.ts'
import { createIntent } from './intent/intent.ts'
import { suggestionRules } from './intent/suggestions.ts'
import { useLiveLeaders } from './leaders.ts'
import { loadExpansionsFor, neededExpansions } from './load-expansions.ts'
import { fairyTale } from './rules.ts'
import { tableAnswer } from './table-answers.ts'
import { isCardNext } from './timing/card-next.ts'
import { lastMonstersTurn } from './timing/monsters-turn.ts'
import { timings } from './timing/plan.ts'
import { WORKERS } from './workers.ts'

// The rules have come with this file: everything that a game of The Last Fairy Tale needs is made here.

/** One event of this tale while it is shown. */
export type Cue = CueOf<FairyTale>

export type PlaybackStore = PlaybackStoreOf<FairyTale>

const TABLE_BOTS: TaleBots<FairyTale, Computer, 'guardian'> = {
  thinker: 'guardian',
  worker: WORKERS.guardian,
  quick: { apprentice: createApprentice(() => neededExpansions().values) },
  standIn: 'apprentice',
}

const tables = createTables({
  game: fairyTale,
  closed: CLOSED,
  leaders: useLiveLeaders,
  // The controller of the seat that must choose decides, also outside its turn.
  roles: ({ seats }) => seats.map(({ character }) => character),
  needs: loadExpansionsFor,
  bots: TABLE_BOTS,
  about: aboutGame,
  timings,
  lastWatched: lastMonstersTurn,
  answer: tableAnswer,
  held: ({ game, leaders }) => isCardNext(game, leaders),
  own: (game) => ({
    intent: createIntent(game),
    foresight: createForesight(game),
    suggesting: createSuggesting(game, suggestionRules),
  }),
})

export const { opened, liveTable, createTable, showTable, followTables } = tables
export const { useTable, useGame, useLeaders, usePlayback, useGameState, useShown } = tables

/** Whom the table waits for: a person, or which computer player. */
export const { computerIn, computerNow, useComputer, isComputers } = tables

/** Those who can be asked what to do. */
export const { counsel } = tables

/** A table: a game, who leads its seats, what is shown of it, and what players mean to do. */
export type Table = typeof liveTable

export const useIntent = tableHook(useTable, ({ intent }) => intent)
export const useForesight = tableHook(useTable, ({ foresight }) => foresight)
export const useSuggesting = tableHook(useTable, ({ suggesting }) => suggesting)
