import { fortress, parseNotation, type State, writeNotation } from '../../engine/fortress/index.ts'
import { stateOf } from '../../engine/kernel/index.ts'
import type { AboutGame, ReadAbout } from '../../store/kept/file.ts'
import { readAbout as readKept } from '../../store/kept/line.ts'
import type { Session } from './game.ts'
import { type Leaders, useLiveLeaders } from './leaders.ts'
import { factsOf } from './told/facts.ts'

/** What a list of kept games is told of a siege; `leaders`: who leads it, at the table if nothing else is said. */
export function aboutGame(session: Session, leaders: Leaders = useLiveLeaders.getState().table): AboutGame {
  const state = stateOf(session)
  return {
    seats: fortress.seats(session.config),
    turn: state.turn,
    actions: session.moves.length,
    outcome: fortress.outcome(state),
    position: writeNotation(state),
    facts: factsOf(session, leaders),
  }
}

/** The same of a stored game that anybody may have written, or why it cannot be read. Nobody knows who led it: a person did. */
export const readAbout = (text: string): ReadAbout =>
  readKept(fortress, (session) => aboutGame(session, {}), text)

/** How a siege stands, from its notation; null where that is no position. */
export function positionIn(text: string): State | null {
  const found = parseNotation(text)
  return found.ok ? found.value : null
}
