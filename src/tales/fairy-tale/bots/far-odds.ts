import type { State } from '../../../engine/fairy-tale/index.ts'
import { type Losses, lossesByNextTurn } from '../foresight/index.ts'
import { moreGames } from './estimate.ts'
import { NO_GAMES, type Tally } from './tally.ts'

/** What is asked of the worker; the higher id is the later question, and only the latest counts. */
export interface FarQuestion {
  id: number
  state: State
}

/** What the worker answers: first what is exact, then how the games that it plays on have gone so far. */
export interface FarAnswer {
  id: number
  losses: Losses | null
  tally: Tally
  /** No more will come. */
  done: boolean
}

/** How many games are played on, and how many between two answers. */
const GAMES = 400
const BATCH = 20

/** Everything that is to be said of a question, bit by bit: whoever asks may stop after any. */
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
