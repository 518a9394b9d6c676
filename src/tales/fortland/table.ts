import { type Action, type Fortland, fortland, type State } from '../../engine/fortland/index.ts'
import { randomState, seededChance } from '../../engine/kernel/index.ts'
import type { Cue as CueOf } from '../../playback/playback.ts'
import { tableOf } from '../../playback/table.ts'
import { browserCounsel } from '../../store/counsel.ts'
import { freshSeed } from '../../store/fresh-seed.ts'
import { besideGame } from '../../store/leaders.ts'
import { aboutGame } from './about-game.ts'
import { apprentice, cub } from './bots/index.ts'
import { CLOSED, useGame } from './game.ts'
import { createIntent } from './intent/intent.ts'
import { useLeaders } from './leaders.ts'
import { lastTurn } from './timing/last-turn.ts'
import { timings } from './timing/plan.ts'
import { WORKERS } from './workers.ts'

// The rules have come with this file: everything that a game of Fortland needs is made here, once. What follows the game does
// so in the order in which it stands below: what is shown first, then what was meant while it stood so.

export { selectState } from '../../session/game-store.ts'
export { useGame, useGameState } from './game.ts'

/** One event of this tale while it is shown. */
export type Cue = CueOf<Fortland>

export const { opened, usePlayback, useShown } = tableOf({
  game: fortland,
  closed: CLOSED,
  leaders: besideGame(useLeaders),
  about: aboutGame,
  timings,
  lastWatched: lastTurn,
})

export const useIntent = createIntent(useGame)

/** Those who can be asked what to do: the apprentice answers at once, the guardian thinks. */
export const counsel = browserCounsel(fortland, apprentice, WORKERS.guardian)

/** What the cub does, with luck of its own. */
export const cubNow = (state: State): Action => cub(state, seededChance({ random: randomState(freshSeed()) }))
