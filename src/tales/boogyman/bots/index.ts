import { type Boogyman, boogyman, phaseOf, type Seat, type State } from '../../../engine/boogyman/index.ts'
import type { BotSet } from '../../../players/player.ts'
import { outlookFor } from '../foresight/index.ts'
import { valueFor } from './evaluate.ts'
import { guardian } from './guardian.ts'
import { placed } from './place-merits.ts'
import type { BotId, Player } from './player.ts'
import { search } from './search.ts'

// The bots of The BigBadBoogyman. The only entry point of this folder. Bots see the same as every player.

export { glance, guardian, lookAhead, MAX_POSITIONS, planOf } from './guardian.ts'
export { placeMerits } from './place-merits.ts'
export type { Player } from './player.ts'

/** One in this many actions is random. */
const CARELESS = 5

/** The weakest bot: looks one action ahead, and sometimes acts at random. */
export const cub: Player = (state, luck) => {
  if (phaseOf(state) === 'placing') return placed(state, luck)
  const actions = boogyman.list(state)
  const careless = luck.draw(CARELESS) === 0 ? actions[luck.draw(actions.length)] : undefined
  return careless ?? search(state, { least: 1, positions: 0, calmly: false }, luck).action
}

/** Looks ahead to the end of its own turn. */
export const apprentice: Player = (state, luck) =>
  phaseOf(state) === 'placing'
    ? placed(state, luck)
    : search(state, { least: state.actions, positions: 0, calmly: false }, luck).action

/** The bots by id, strongest first. `effort`: number of positions that the guardian searches. */
export const BOTS: BotSet<Boogyman, BotId> = { guardian, apprentice: () => apprentice, cub: () => cub }

/**
 * True if the bot of a seat agrees to a draw [B 18]: its value is at most 0 and it has no win in its next turn. All bots answer alike, and
 * deterministically.
 */
export const agreesOnDraw = (state: State, seat: Seat): boolean =>
  valueFor(state, seat) <= 0 && outlookFor(state, seat).own.wins === null
