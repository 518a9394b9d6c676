import { type Action, type Citadel, citadel, type State } from '../../engine/citadel/index.ts'
import { asSeen, randomState, seededChance } from '../../engine/kernel/index.ts'
import type { Cue as CueOf } from '../../playback/playback.ts'
import { type PlayedTable, shownTable, tableHook } from '../../playback/shown-table.ts'
import { tableOf } from '../../playback/table.ts'
import { browserCounsel } from '../../store/counsel.ts'
import { freshSeed } from '../../store/fresh-seed.ts'
import { besideGame } from '../../store/leaders.ts'
import { aboutGame } from './about-game.ts'
import { knight, page } from './bots/index.ts'
import { CLOSED, useLiveGame } from './game.ts'
import { seatAsked } from './hotseat.ts'
import { createIntent } from './intent/intent.ts'
import { type LeadersStore, useLiveLeaders } from './leaders.ts'
import { lastTurn } from './timing/last-turn.ts'
import { timings } from './timing/plan.ts'
import { WORKERS } from './workers.ts'

// The rules have come with this file: everything that a game of the Citadel needs is made here, once. What follows the game does
// so in the order in which it stands below: what is shown first, then what was meant while it stood so.

export { selectState } from '../../session/game-store.ts'

/** One event of this tale while it is shown. */
export type Cue = CueOf<Citadel>

export const { opened, playback: livePlayback } = tableOf({
  game: citadel,
  closed: CLOSED,
  leaders: besideGame(useLiveLeaders),
  about: aboutGame,
  timings,
  lastWatched: lastTurn,
  answer: onlyStop,
})

/** Whoever can choose no further first plot stops: nobody is asked that (section 3). */
function onlyStop(state: State): Action | null {
  if (state.phase !== 'choose') return null
  const [only, another] = citadel.list(state)
  return only?.type === 'stop' && another === undefined ? only : null
}

/** A table: a game, who leads its seats, what is shown of it, and what players mean to do. */
export interface Table extends PlayedTable<Citadel, LeadersStore> {
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

/** Those who can be asked what to do: the Knight answers at once, the Grand Master thinks. */
export const counsel = browserCounsel(citadel, knight, WORKERS.grandMaster)

/** What the Page does, with luck of its own, from what its seat sees. */
export const pageNow = (state: State): Action =>
  page(asSeen(citadel, state, seatAsked(state)), seededChance({ random: randomState(freshSeed()) }))
