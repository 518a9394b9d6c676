import { type Game, type GameTypes, type Result, type Session, stateOf } from '../../engine/kernel/index.ts'
import type { Controllers } from '../controllers-store.ts'
import type { AboutGame, ReadAbout } from './file.ts'
import { readSummary } from './line.ts'

/** Parts of a tale that the list of saved games uses. */
interface SummarySpec<K extends GameTypes, Role extends string, Computer extends string> {
  game: Game<K>
  /** The controllers of the live game. */
  leaders: { getState(): { table: Controllers<Role, Computer> } }
  /** Returns the number of the turn as players count. */
  turnOf(state: K['State']): number
  /** Returns the position as text. The text must not contain hidden information. */
  writeNotation(state: K['State']): string
  parseNotation(text: string): Result<K['State'], unknown>
  factsOf(session: Session<K>, leaders: Controllers<Role, Computer>): unknown
}

/** Makes the summaries of a tale's games for the list of saved games. */
export function gameSummaries<K extends GameTypes, Role extends string, Computer extends string>({
  game,
  leaders: live,
  turnOf,
  writeNotation,
  parseNotation,
  factsOf,
}: SummarySpec<K, Role, Computer>) {
  /** Returns the summary of a game. `leaders`: the controllers of its seats, by default those of the live game. */
  function summarizeGame(session: Session<K>, leaders = live.getState().table): AboutGame {
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
    game: game.id,
    summarizeGame,
    /** Reads an untrusted stored game. The controllers of its seats are unknown and count as people. */
    readSummary: (text: string): ReadAbout =>
      readSummary(game, (session) => summarizeGame(session, {}), text),
    /** Returns the position of a summary; null if its text cannot be read. */
    positionIn(text: string): K['State'] | null {
      const read = parseNotation(text)
      return read.ok ? read.value : null
    },
  }
}
