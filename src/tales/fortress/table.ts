import { type Fortress, fortress } from '../../engine/fortress/index.ts'
import type { Cue as CueOf } from '../../playback/playback.ts'
import { tableOf } from '../../playback/table.ts'
import { browserCounsel } from '../../store/counsel.ts'
import { besideGame } from '../../store/leaders.ts'
import { aboutGame } from './about-game.ts'
import { page } from './bots/index.ts'
import { CLOSED, useGame } from './game.ts'
import { createAim } from './intent/aim.ts'
import { useLeaders } from './leaders.ts'
import { lastTurn } from './timing/last-turn.ts'
import { timings } from './timing/plan.ts'
import { WORKERS } from './workers.ts'

// The rules have come with this file: everything that a siege needs is made here, once. What follows the game does so in the
// order in which it stands below: what is shown first, then what was meant while it stood so.

export { selectState } from '../../session/game-store.ts'
export { type Session, useGame, useGameState } from './game.ts'

/** One event of this tale while it is shown. */
export type Cue = CueOf<Fortress>

export const { opened, usePlayback, useShown } = tableOf({
  game: fortress,
  closed: CLOSED,
  leaders: besideGame(useLeaders),
  about: aboutGame,
  timings,
  lastWatched: lastTurn,
})

export const useAim = createAim(useGame)

/** Those who can be asked what to do: the Page answers at once, the Captain thinks. */
export const counsel = browserCounsel(fortress, page, WORKERS.captain)
