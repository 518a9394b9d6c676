import { citadel, type Event, type Seat, type State, seatsOf } from '../../../engine/citadel/index.ts'
import { stateFor } from '../../../engine/kernel/index.ts'
import { nextCard } from '../foresight/index.ts'
import type { Session } from '../game.ts'
import type { Fortune } from './review.ts'

/** Returns, for each Building that was turned up, its result for every seat and the average result of all possible cards. */
export const fortunesIn = ({ moves }: Session): Fortune[] =>
  moves.flatMap(({ before, frames }) =>
    frames.flatMap(({ event }, frame) => {
      if (event.type !== 'revealed') return []
      const state = frames[frame - 1]?.state ?? before
      const later = frames.slice(frame + 1).map((one) => one.event)
      return [
        {
          turn: state.turn,
          card: event.card,
          brought: seatsOf(state).map((seat) => broughtTo(seat, later)),
          expected: expectedOf(state),
        },
      ]
    }),
  )

const broughtTo = (seat: Seat, events: readonly Event[]): number =>
  events.reduce((sum, event) => {
    if (event.type === 'income' && event.seat === seat) return sum + event.count
    return event.type === 'tax' && event.seat === seat ? sum - event.count : sum
  }, 0)

/** Returns the average result of the next Building for each seat, computed from public information. */
function expectedOf(state: State): number[] {
  const { prospects } = nextCard(stateFor(citadel, state, null))
  return seatsOf(state).map((seat) =>
    prospects.reduce((sum, { chance, seats }) => {
      const share = seats.find((one) => one.seat === seat)
      return sum + chance * ((share?.income?.count ?? 0) - (share?.tax ?? 0))
    }, 0),
  )
}
