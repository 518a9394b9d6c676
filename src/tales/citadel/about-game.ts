import { citadel, ORDERS, parseNotation, type State, writeNotation } from '../../engine/citadel/index.ts'
import { seenBy } from '../../engine/kernel/index.ts'
import { gameSummaries } from '../../store/kept/game-summaries.ts'
import type { SeatFacts } from '../../store/kept/seat-facts.ts'
import { isLedByPerson } from '../../store/leaders.ts'
import { useLiveLeaders } from './leaders.ts'
import { sealsOf } from './told/seals.ts'
import { turnNumber } from './turns.ts'

export const { aboutGame, readAbout, positionIn } = gameSummaries({
  game: citadel,
  leaders: useLiveLeaders,
  turnOf: turnNumber,
  writeNotation: (state) => writeNotation(openPosition(state)),
  parseNotation,
  factsOf: (session, leaders): SeatFacts => ({
    people: session.first.seats.map((_, seat) => {
      const order = ORDERS[seat]
      return order !== undefined && isLedByPerson(leaders, order)
    }),
    seals: sealsOf(session),
  }),
})

/** A position with what lies open to all and nothing else: what is stored beside a game betrays no hand. */
function openPosition(state: State): State {
  const seen = seenBy(citadel, state, null)
  const seats = seen.seats.map((seat) => ({
    ...seat,
    hand: seat.hand.filter(({ card }) => card !== null),
    influence: [],
  }))
  return { ...seen, seats, questions: [], drawing: null }
}
