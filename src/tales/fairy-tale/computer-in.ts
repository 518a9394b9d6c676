import type { State } from '../../engine/fairy-tale/index.ts'
import { computerFor } from '../../store/leaders.ts'
import type { Computer, Leaders } from './leaders.ts'
import { fairyTale } from './rules.ts'

/**
 * The computer player who must act now; null where that is up to people. A tile that a character of another seat
 * may choose is chosen by whoever leads that seat; the first tiles are laid by people, if there are any.
 */
export const computerIn = (state: State, leaders: Leaders): Computer | null =>
  computerFor(
    fairyTale.decider(state),
    state.seats.map(({ character }) => character),
    leaders,
  )
