import { citadel, type Event, type Seat, type State, seatsOf } from '../../../engine/citadel/index.ts'
import { seenBy } from '../../../engine/kernel/index.ts'
import { nextCard } from '../foresight/index.ts'
import type { Session } from '../game.ts'
import type { Fortune } from './review.ts'

/** What each Building that was turned up brought everybody, and what whichever came would have brought on the average. */
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

/** What the next Building brings each seat on the average, by what lay open to all. */
function expectedOf(state: State): number[] {
  const { prospects } = nextCard(seenBy(citadel, state, null))
  return seatsOf(state).map((seat) =>
    prospects.reduce((sum, { chance, seats }) => {
      const share = seats.find((one) => one.seat === seat)
      return sum + chance * ((share?.income?.count ?? 0) - (share?.tax ?? 0))
    }, 0),
  )
}
