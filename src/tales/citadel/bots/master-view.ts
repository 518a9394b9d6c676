import {
  MOST_INFLUENCE,
  nextSeat,
  type Seat,
  type SeatState,
  type State,
} from '../../../engine/citadel/index.ts'
import { categoryOdds } from '../foresight/index.ts'
import type { BotView, Guessed } from './bot-view.ts'
import { type CategoryOdds, logOddsOf } from './chances.ts'

/** The view of the Grand Master: the log odds of winning after its turn. Cards that luck would bring count as unknown cards. */
export function masterView(seen: State, seat: Seat, odds: CategoryOdds = categoryOdds(seen)): BotView {
  const judge = (state: State) => logOddsOf(state, seat, odds, nextAfter(state, seat))
  return { seat, judge, guess: (state, type) => judge(withBack(state, seat, type)) }
}

/** Returns the seat that plays after this turn. */
function nextAfter(state: State, seat: Seat): Seat {
  const { onTurn, phase } = state
  if (phase === 'reveal' && onTurn !== seat) return onTurn
  return nextSeat(state)
}

/** Returns the position with one more unknown card for a seat. */
function withBack(state: State, seat: Seat, type: Guessed): State {
  const more = (owner: SeatState): SeatState => {
    if (type === 'buy-pile') return { ...owner, hand: [...owner.hand, { card: null, seen: false }] }
    return owner.influence.length >= MOST_INFLUENCE
      ? owner
      : { ...owner, influence: [...owner.influence, null] }
  }
  if (type === 'reveal') return state
  return { ...state, seats: state.seats.map((owner, at) => (at === seat ? more(owner) : owner)) }
}
