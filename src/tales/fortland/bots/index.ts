import { type Action, copyOf, type Fortland, type State, tearGains } from '../../../engine/fortland/index.ts'
import { type BotSet, byPlan, pickOne } from '../../../players/player.ts'
import { reachedBy } from '../foresight/index.ts'
import { choicesFor, choicesOf, weighing } from './choice.ts'
import { planOf } from './guardian.ts'
import type { Computer } from './player.ts'

// Computer players of Fortland. The only door of this room. They see what everybody sees.

export { type Depth, expectedAfter } from './ahead.ts'
export { valueFor } from './evaluate.ts'
export { bestOf, depthFor, guardian, planOf } from './guardian.ts'
export type { Player } from './player.ts'

/** The youngest: any of the better half of what its roll allows. What its own forts could give it overlooks. */
export const cub = weighing((state, luck) => {
  const ends = reachedBy(state, isPlain).filter(({ isEnd }) => isEnd)
  const choices = choicesOf(ends, state.onTurn, luck)
  return pickOne(choices.slice(0, Math.ceil(choices.length / 2)), luck)
})

/** It never thinks of fetching an own fort for its actions. */
const isPlain = ({ type }: Action, state: State): boolean => type !== 'tear' || !tearGains(state)

/** It plays for the best board at the end of its turn, and looks no further. */
export const apprentice = weighing((state, luck) => pickOne(choicesFor(state, luck).slice(0, 1), luck))

/**
 * The computer players by their ids, the strongest first. The guardian thinks once a turn, on a copy: what it reckons is kept
 * with the position.
 */
export const BOTS: BotSet<Fortland, Computer> = {
  guardian: () => byPlan((state, luck) => planOf(copyOf(state), luck)),
  apprentice: () => apprentice,
  cub: () => cub,
}
