import { citadel, ORDERS, parseNotation, type State, writeNotation } from '../../engine/citadel/index.ts'
import { seenBy, stateOf } from '../../engine/kernel/index.ts'
import type { AboutGame, ReadAbout } from '../../store/kept/file.ts'
import { readAbout as readKept } from '../../store/kept/line.ts'
import type { SeatFacts } from '../../store/kept/seat-facts.ts'
import { isLedByPerson } from '../../store/leaders.ts'
import type { Session } from './game.ts'
import { type Leaders, useLiveLeaders } from './leaders.ts'
import { sealsOf } from './told/seals.ts'
import { turnNumber } from './turns.ts'

/**
 * What a list of kept games is told of a game of this tale, of hidden cards nothing; `leaders`: who leads its seats, at the table if
 * nothing else is said.
 */
export function aboutGame(session: Session, leaders: Leaders = useLiveLeaders.getState().table): AboutGame {
  const state = stateOf(session)
  return {
    seats: citadel.seats(session.config),
    turn: turnNumber(state),
    actions: session.moves.length,
    outcome: citadel.outcome(state),
    position: writeNotation(openPosition(state)),
    facts: factsOf(session, leaders),
  }
}

/** The same of a stored game that anybody may have written, or why it cannot be read. Nobody knows who led it: people did. */
export const readAbout = (text: string): ReadAbout =>
  readKept(citadel, (session) => aboutGame(session, {}), text)

/** How a game stands, from its notation; null where that is no position. */
export function positionIn(text: string): State | null {
  const found = parseNotation(text)
  return found.ok ? found.value : null
}

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

/** What a line shall know of a game. */
const factsOf = (session: Session, leaders: Leaders): SeatFacts => ({
  people: session.first.seats.map((_, seat) => {
    const order = ORDERS[seat]
    return order !== undefined && isLedByPerson(leaders, order)
  }),
  seals: sealsOf(session),
})
