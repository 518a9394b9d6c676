import type { FairyTale } from '../../../engine/fairy-tale/index.ts'
import type { BotSet } from '../../../players/player.ts'
import { createApprentice } from './apprentice.ts'
import { expansionValues } from './expansion-bots.ts'
import { guardian } from './guardian.ts'
import type { BotId, Player } from './player.ts'

// The bots as workers and programs use them. A bot knows as much as a player and has a random source of its own. The page imports
// `apprentice` and `tally` directly, because expansion values load later there.

/** The apprentice with the values of all expansions. */
export const apprentice: Player = createApprentice(expansionValues)

/** The bots by id, the strongest first. `effort`: the games that the guardian simulates. */
export const BOTS: BotSet<FairyTale, BotId> = { guardian, apprentice: () => apprentice }

export { moreGames } from './estimate.ts'
export { type FarAnswer, type FarQuestion, farAnswers } from './far-odds.ts'
export { guardian, intentionOf, MAX_PLAYOUTS } from './guardian.ts'
export { chanceOf, MEASURES, type Measure, measuresOf } from './judge.ts'
export { planOf } from './plan.ts'
export type { Player } from './player.ts'
export type { Plan } from './rollout.ts'
export { NO_GAMES, type Tally } from './tally.ts'
export { playOnWatchfully } from './watchful.ts'
