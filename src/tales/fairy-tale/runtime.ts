import type { FairyTale } from '../../engine/fairy-tale/index.ts'
import { createTables } from '../../playback/create-tables.ts'
import type { Cue as CueOf, PlaybackStore as PlaybackStoreOf } from '../../playback/playback.ts'
import { tableHook } from '../../playback/shown-table.ts'
import { createSuggestionStore } from '../../session/suggestion-store.ts'
import { createApprentice } from './bots/apprentice.ts'
import { useLiveControllers } from './controllers.ts'
import { TALE_STORES } from './game.ts'
import { SUMMARIES } from './game-summary.ts'
import { createForesight } from './intent/foresight.ts'
import { createIntent } from './intent/intent.ts'
import { suggestionRules } from './intent/suggestions.ts'
import { loadExpansionsFor, neededExpansions } from './load-expansions.ts'
import { fairyTale } from './rules.ts'
import { tableAnswer } from './table-answers.ts'
import { isCardNext } from './timing/card-next.ts'
import { lastMonstersTurn } from './timing/monsters-turn.ts'
import { timings } from './timing/timings.ts'
import { WORKERS } from './workers.ts'

// Everything that needs the rules is created here. This file loads together with them.

/** One event of this tale on the screen. */
export type Cue = CueOf<FairyTale>

export type PlaybackStore = PlaybackStoreOf<FairyTale>

/** Everything that all runtimes of this tale share. */
export const tables = createTables({
  game: fairyTale,
  closed: TALE_STORES,
  leaders: useLiveControllers,
  // The controller of the seat that must choose decides, also outside its turn.
  roles: ({ seats }) => seats.map(({ character }) => character),
  needs: loadExpansionsFor,
  turnOf: ({ turn }) => turn,
  bots: {
    thinker: 'guardian',
    worker: WORKERS.guardian,
    quick: { apprentice: createApprentice(() => neededExpansions().values) },
    standIn: 'apprentice',
  },
  about: SUMMARIES.summarizeGame,
  timings,
  lastWatched: lastMonstersTurn,
  answer: tableAnswer,
  held: ({ game, leaders }) => isCardNext(game, leaders),
  own: (game) => ({
    intent: createIntent(game),
    foresight: createForesight(game),
    suggesting: createSuggestionStore(game, suggestionRules),
  }),
})

export const { opened, liveTable, createTable, showTable, followTables } = tables
export const { useTable, useGame, useControllers, usePlayback, useGameState, useShown } = tables

/** The bots that must act: in a state, in a runtime, and for the screen. Also people who act at other devices. */
export const { computerIn, botToAct, useBotToAct, useOtherActor, isBotMove } = tables

/** The client that asks the bots. */
export const { counsel } = tables

/** A runtime: a game with its controllers, playback and intent. */
export type Table = typeof liveTable

export const useIntent = tableHook(useTable, ({ intent }) => intent)
export const useForesight = tableHook(useTable, ({ foresight }) => foresight)
export const useSuggesting = tableHook(useTable, ({ suggesting }) => suggesting)
