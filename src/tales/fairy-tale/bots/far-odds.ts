import type { State } from '../../../engine/fairy-tale/index.ts'
import { type Losses, lossesByNextTurn } from '../foresight/index.ts'
import { moreGames } from './estimate.ts'
import { NO_GAMES, type Tally } from './tally.ts'

/** A question to the worker. Ids rise, and only the latest question is answered. */
export interface FarQuestion {
  id: number
  state: State
}

/** An answer of the worker: first the exact odds, then the running tally of simulated games. */
export interface FarAnswer {
  id: number
  losses: Losses | null
  tally: Tally
  /** True for the last answer. */
  done: boolean
}

/** The number of simulated games, and the number between two answers. */
const GAMES = 400
const BATCH = 20

/** Yields the answers to a question one by one. The caller may stop after any. */
export function* farAnswers({ id, state }: FarQuestion): Generator<FarAnswer, void> {
  const losses = lossesByNextTurn(state)
  let tally = NO_GAMES
  yield { id, losses, tally, done: losses === null }
  if (losses === null) return
  while (tally.games < GAMES) {
    tally = moreGames(state, tally, BATCH)
    yield { id, losses, tally, done: tally.games >= GAMES }
  }
}
