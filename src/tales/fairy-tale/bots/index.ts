/** Computer players. The only door of this room. They see what the table sees, and bring their own luck. */

export { type Estimate, estimateOf } from '../../../players/interval.ts'
export { apprentice } from './apprentice.ts'
export { moreGames, NO_GAMES, type Tally, TURNS_AHEAD } from './estimate.ts'
export { type FarAnswer, type FarQuestion, farAnswers } from './far-odds.ts'
export { ENOUGH, guardian, intentionOf } from './guardian.ts'
export { chanceOf, MEASURES, type Measure, measuresOf } from './judge.ts'
export { planOf } from './plan.ts'
export type { Player } from './player.ts'
export type { Plan } from './rollout.ts'
export { playOnWatchfully } from './watchful.ts'
