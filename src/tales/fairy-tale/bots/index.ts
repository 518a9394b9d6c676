import type { FairyTale } from '../../../engine/fairy-tale/index.ts'
import type { BotSet } from '../../../players/player.ts'
import { createApprentice } from './apprentice.ts'
import { expansionValues } from './expansion-bots.ts'
import { guardian } from './guardian.ts'
import type { Computer, Player } from './player.ts'

// Computer players, as workers and programs use them. They see what the table sees, and bring their own luck. The page
// imports `apprentice` and `tally` by themselves, because the values of expansions load later there.

/** The apprentice who knows all expansions. */
export const apprentice: Player = createApprentice(expansionValues)

/** The computer players by their ids, the strongest first. `effort`: games that the guardian plays ahead. */
export const BOTS: BotSet<FairyTale, Computer> = { guardian, apprentice: () => apprentice }

export { moreGames } from './estimate.ts'
export { type FarAnswer, type FarQuestion, farAnswers } from './far-odds.ts'
export { ENOUGH, guardian, intentionOf } from './guardian.ts'
export { chanceOf, MEASURES, type Measure, measuresOf } from './judge.ts'
export { planOf } from './plan.ts'
export type { Player } from './player.ts'
export type { Plan } from './rollout.ts'
export { NO_GAMES, type Tally } from './tally.ts'
export { playOnWatchfully } from './watchful.ts'
