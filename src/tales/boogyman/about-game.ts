import { boogyman, parseNotation, SEATS, type State, writeNotation } from '../../engine/boogyman/index.ts'
import { stateOf } from '../../engine/kernel/index.ts'
import type { AboutGame, ReadAbout } from '../../store/kept/file.ts'
import { readAbout as readKept } from '../../store/kept/line.ts'
import type { SeatFacts } from '../../store/kept/seat-facts.ts'
import { isLedByPerson } from '../../store/leaders.ts'
import type { Session } from './game.ts'
import { type Leaders, useLiveLeaders } from './leaders.ts'
import { sealsOf } from './told/seals.ts'

/** What a list of kept games is told of a game of this tale; `leaders`: who leads its seats, at the table if nothing else is said. */
export function aboutGame(session: Session, leaders: Leaders = useLiveLeaders.getState().table): AboutGame {
  const state = stateOf(session)
  return {
    seats: boogyman.seats(session.config),
    turn: state.turn,
    actions: session.moves.length,
    outcome: boogyman.outcome(state),
    position: writeNotation(state),
    facts: factsOf(session, leaders),
  }
}

/** The same of a stored game that anybody may have written, or why it cannot be read. Nobody knows who led it: people did. */
export const readAbout = (text: string): ReadAbout =>
  readKept(boogyman, (session) => aboutGame(session, {}), text)

/** How a game stands, from its notation; null where that is no position. */
export function positionIn(text: string): State | null {
  const found = parseNotation(text)
  return found.ok ? found.value : null
}

/** What a line shall know of a duel. */
const factsOf = (session: Session, leaders: Leaders): SeatFacts => ({
  people: [isLedByPerson(leaders, SEATS[0]), isLedByPerson(leaders, SEATS[1])],
  seals: sealsOf(session),
})
