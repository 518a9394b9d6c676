import type { FairyTale } from '../../engine/fairy-tale/index.ts'
import type { Cue as CueOf, PlaybackStore as PlaybackStoreOf } from '../../playback/playback.ts'
import { tableOf } from '../../playback/table.ts'
import { createSuggesting } from '../../session/suggesting.ts'
import { browserCounsel } from '../../store/counsel.ts'
import { besideGame } from '../../store/leaders.ts'
import { aboutGame } from './about-game.ts'
import { apprentice } from './bots/index.ts'
import { CLOSED, useGame } from './game.ts'
import { createForesight } from './intent/foresight.ts'
import { createIntent } from './intent/intent.ts'
import { suggestionRules } from './intent/suggestions.ts'
import { useLeaders } from './leaders.ts'
import { loadExpansionsFor } from './load-expansions.ts'
import { fairyTale } from './rules.ts'
import { tableAnswer } from './table-answers.ts'
import { isCardNext } from './timing/card-next.ts'
import { lastMonstersTurn } from './timing/monsters-turn.ts'
import { timings } from './timing/plan.ts'
import { WORKERS } from './workers.ts'

// The rules have come with this file: everything that a game of The Last Fairy Tale needs is made here, once. What follows
// the game does so in the order in which it stands below: what is shown first, then what was meant while it stood so.

export { selectCanUndo } from '../../session/game.ts'
export { selectState } from '../../session/game-store.ts'
export { type DamageReason, type GameStore, type Session, useGame, useGameState } from './game.ts'

/** One event of this tale while it is shown. */
export type Cue = CueOf<FairyTale>

export type PlaybackStore = PlaybackStoreOf<FairyTale>

export const { opened, usePlayback, useShown } = tableOf({
  game: fairyTale,
  needs: loadExpansionsFor,
  closed: CLOSED,
  leaders: besideGame(useLeaders),
  about: aboutGame,
  answer: tableAnswer,
  timings,
  lastWatched: lastMonstersTurn,
  held: isCardNext,
})

export const useIntent = createIntent(useGame)
export const useForesight = createForesight(useGame)
export const useSuggesting = createSuggesting(useGame, suggestionRules)

/** Those who can be asked what to do: the apprentice answers at once, the guardian thinks. */
export const counsel = browserCounsel(fairyTale, apprentice, WORKERS.guardian)
