import {
  MOST_INFLUENCE,
  nextSeat,
  type Seat,
  type SeatState,
  type State,
} from '../../../engine/citadel/index.ts'
import { categoryOdds } from '../foresight/index.ts'
import { type CategoryOdds, logOddsOf } from './chances.ts'
import type { Guessed, View } from './view.ts'

/** The view of the Grand Master: how likely it is to win once its turn is over. What luck brings it holds as a card's back. */
export function masterView(seen: State, seat: Seat, odds: CategoryOdds = categoryOdds(seen)): View {
  const judge = (state: State) => logOddsOf(state, seat, odds, nextAfter(state, seat))
  return { seat, judge, guess: (state, type) => judge(withBack(state, seat, type)) }
}

/** Whose turn comes when this one is over. */
function nextAfter(state: State, seat: Seat): Seat {
  const { onTurn, phase } = state
  if (phase === 'reveal' && onTurn !== seat) return onTurn
  return nextSeat(state)
}

/** A position in which a seat has one card more, of which it knows nothing. */
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
