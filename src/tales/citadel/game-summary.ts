import { citadel, parseNotation, type State, writeNotation } from '../../engine/citadel/index.ts'
import { stateFor } from '../../engine/kernel/index.ts'
import { gameSummaries } from '../../store/saved-games/game-summaries.ts'
import { seatFacts } from '../../store/saved-games/seat-facts.ts'
import { useLiveControllers } from './controllers.ts'
import { sealsOf } from './stats/seals.ts'
import { turnNumber } from './turns.ts'

export const SUMMARIES = gameSummaries({
  game: citadel,
  leaders: useLiveControllers,
  turnOf: turnNumber,
  writeNotation: (state) => writeNotation(openPosition(state)),
  parseNotation,
  factsOf: seatFacts(citadel, sealsOf),
})

/** Returns the position without hidden cards, because the summary beside a stored game must not reveal a hand. */
function openPosition(state: State): State {
  const seen = stateFor(citadel, state, null)
  const seats = seen.seats.map((seat) => ({
    ...seat,
    hand: seat.hand.filter(({ card }) => card !== null),
    influence: [],
  }))
  return { ...seen, seats, questions: [], drawing: null }
}
