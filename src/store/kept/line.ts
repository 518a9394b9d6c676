import {
  advance,
  err,
  type Game,
  type Kind,
  ok,
  readGame,
  readGoodPart,
  type Session,
  stateOf,
  writeGame,
} from '../../engine/kernel/index.ts'
import { guarded, reportFault } from '../faults.ts'
import type { AboutGame, ReadAbout } from './file.ts'
import type { KeptAs, KeptGame } from './kept-games.ts'
import { damagedLine } from './records.ts'

/** What a tale knows of its game by itself. */
export type SummarizeGame<K extends Kind> = (session: Session<K>) => AboutGame

/** What is known of a stored game that anybody may have written, or why it cannot be read, and how much of it can. */
export function readAbout<K extends Kind>(game: Game<K>, about: SummarizeGame<K>, text: string): ReadAbout {
  const read = readGame(game, text)
  if (read.ok) return ok(about(read.value))
  const good = readGoodPart(game, text)
  return err({ reason: read.error, good: good && { text: writeGame(game, good), about: about(good) } })
}

/** What is known of a game by itself; as much as its rules say where its tale fails to tell: no game goes unsaved for that. */
function summaryOf<K extends Kind>(game: Game<K>, about: SummarizeGame<K>, session: Session<K>): AboutGame {
  try {
    return about(session)
  } catch (error) {
    reportFault('the summary of a game', error)
  }
  return {
    seats: guarded('the seats of a game', () => game.seats(session.config)) ?? [],
    turn: 0,
    actions: session.moves.length,
    outcome: guarded('the end of a game', () => game.outcome(stateOf(session))) ?? null,
    position: '',
    facts: null,
  }
}

/** A game as it is kept: its line, its text, and who leads its seats. `touched`: when it was changed, now if absent. */
export function keptGame<K extends Kind>(
  game: Game<K>,
  about: SummarizeGame<K>,
  {
    session,
    kept,
    leaders,
    touched = Date.now(),
  }: { session: Session<K>; kept: KeptAs; leaders: unknown; touched?: number },
): KeptGame {
  const line = {
    ...summaryOf(game, about, session),
    ...kept,
    tale: game.id,
    name: '',
    touched,
    damaged: false,
  }
  return { line, text: writeGame(game, session), leaders }
}

/** A text as it is kept: with the line of its game, or with that of a damaged one. */
export function keptText<K extends Kind>(
  game: Game<K>,
  about: SummarizeGame<K>,
  { id, text, touched, leaders }: { id: string; text: string; touched: number; leaders: unknown },
): KeptGame {
  const read = readGame(game, text)
  const line = damagedLine(id, game.id, touched)
  const summary = read.ok && { ...summaryOf(game, about, read.value), damaged: false }
  return { line: { ...line, ...summary }, text, leaders }
}

/**
 * A game as it was read, grown out of the same game as it was shown before, if it did: then only what is new will be shown
 * as new.
 */
export function grown<K extends Kind>(game: Game<K>, shown: Session<K> | null, read: Session<K>): Session<K> {
  if (!shown || shown.moves.length > read.moves.length) return read
  const written = ({ action }: { action: K['Action'] }) => JSON.stringify(game.codec.writeAction(action))
  const [begun, rest] = [read.moves.slice(0, shown.moves.length), read.moves.slice(shown.moves.length)]
  if (begun.map(written).join() !== shown.moves.map(written).join()) return read
  let session: Session<K> = { ...read, first: shown.first, moves: shown.moves }
  for (const { action } of rest) {
    const next = advance(game, session, action)
    if (!next.ok) return read
    session = next.value
  }
  return session
}
