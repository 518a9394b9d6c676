import { type Action, copyOf, type Fortland, type State, tearGains } from '../../../engine/fortland/index.ts'
import { type BotSet, byPlan, pickOne } from '../../../players/player.ts'
import { reachedBy } from '../foresight/index.ts'
import { choicesFor, choicesOf, weighing } from './choice.ts'
import { planOf } from './guardian.ts'
import type { BotId } from './player.ts'

// The public API of the bots of Fortland. Bots use public information only.

export { type Depth, expectedAfter } from './ahead.ts'
export { valueFor } from './evaluate.ts'
export { bestOf, depthFor, guardian, planOf } from './guardian.ts'
export type { Player } from './player.ts'

/** The weakest bot: takes a random end from the better half, and never gains actions from own forts. */
export const cub = weighing((state, luck) => {
  const ends = reachedBy(state, isPlain).filter(({ isEnd }) => isEnd)
  const choices = choicesOf(ends, state.onTurn, luck)
  return pickOne(choices.slice(0, Math.ceil(choices.length / 2)), luck)
})

/** True if the action does not tear down an own fort for its actions. */
const isPlain = ({ type }: Action, state: State): boolean => type !== 'tear' || !tearGains(state)

/** Takes the best board at the end of its own turn, without further look-ahead. */
export const apprentice = weighing((state, luck) => pickOne(choicesFor(state, luck).slice(0, 1), luck))

/** The bots by id, strongest first. The guardian plans once a turn, on a copy, because results are cached by position. */
export const BOTS: BotSet<Fortland, BotId> = {
  guardian: () => byPlan((state, luck) => planOf(copyOf(state), luck)),
  apprentice: () => apprentice,
  cub: () => cub,
}
