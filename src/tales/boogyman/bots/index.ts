import { type Boogyman, boogyman, phaseOf, type Seat, type State } from '../../../engine/boogyman/index.ts'
import type { BotSet } from '../../../players/player.ts'
import { outlookFor } from '../foresight/index.ts'
import { valueFor } from './evaluate.ts'
import { guardian } from './guardian.ts'
import { placed } from './opening.ts'
import type { Computer, Player } from './player.ts'
import { search } from './search.ts'

// Computer players of The BigBadBoogyman. The only door of this room. They see what everybody sees.

export { ENOUGH, glance, guardian, lookAhead, planOf } from './guardian.ts'
export { placeMerits } from './opening.ts'
export type { Player } from './player.ts'

/** One action in so many is done without a thought. */
const CARELESS = 5

/** The youngest: it looks one action ahead, and now and then not even that. */
export const cub: Player = (state, luck) => {
  if (phaseOf(state) === 'placing') return placed(state, luck)
  const actions = boogyman.list(state)
  const careless = luck.draw(CARELESS) === 0 ? actions[luck.draw(actions.length)] : undefined
  return careless ?? search(state, { least: 1, positions: 0, calmly: false }, luck).action
}

/** It looks to the end of its own turn, and no further. */
export const apprentice: Player = (state, luck) =>
  phaseOf(state) === 'placing'
    ? placed(state, luck)
    : search(state, { least: state.actions, positions: 0, calmly: false }, luck).action

/** The computer players by their ids, the strongest first. `effort`: positions that the guardian looks at. */
export const BOTS: BotSet<Boogyman, Computer> = { guardian, apprentice: () => apprentice, cub: () => cub }

/**
 * Whether a computer player that leads a seat agrees on a draw [B 18]: only when it sees nothing to gain for itself, neither
 * by what it counts nor by a win within its next turn. All of them answer so, and always the same in the same position.
 */
export const agreesOnDraw = (state: State, seat: Seat): boolean =>
  valueFor(state, seat) <= 0 && outlookFor(state, seat).own.wins === null
