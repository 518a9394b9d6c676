import { type Game, type Kind, type Result, type Session, stateOf } from '../../engine/kernel/index.ts'
import type { Leaders } from '../leaders.ts'
import type { AboutGame, ReadAbout } from './file.ts'
import { readAbout } from './line.ts'

/** What a tale says of its games, for the list of saved games. */
interface SummarySpec<K extends Kind, Role extends string, Computer extends string> {
  game: Game<K>
  /** Who leads the seats of the live game. */
  leaders: { getState(): { table: Leaders<Role, Computer> } }
  /** The number of a turn, as its players count. */
  turnOf(state: K['State']): number
  /** The position as text. It must have nothing that is hidden from somebody. */
  writeNotation(state: K['State']): string
  parseNotation(text: string): Result<K['State'], unknown>
  factsOf(session: Session<K>, leaders: Leaders<Role, Computer>): unknown
}

/** Makes the summaries of a tale's games, as the list of saved games has them. */
export function gameSummaries<K extends Kind, Role extends string, Computer extends string>({
  game,
  leaders: live,
  turnOf,
  writeNotation,
  parseNotation,
  factsOf,
}: SummarySpec<K, Role, Computer>) {
  /** Returns the summary of a game; `leaders`: who leads its seats, those of the live game by default. */
  function aboutGame(session: Session<K>, leaders = live.getState().table): AboutGame {
    const state = stateOf(session)
    return {
      seats: game.seats(session.config),
      turn: turnOf(state),
      actions: session.moves.length,
      outcome: game.outcome(state),
      position: writeNotation(state),
      facts: factsOf(session, leaders),
    }
  }
  return {
    aboutGame,
    /** Reads a stored game that anybody may have written. Its leaders are unknown, and count as people. */
    readAbout: (text: string): ReadAbout => readAbout(game, (session) => aboutGame(session, {}), text),
    /** Returns the position of a summary; null if its text cannot be read. */
    positionIn(text: string): K['State'] | null {
      const read = parseNotation(text)
      return read.ok ? read.value : null
    },
  }
}
