import {
  advance,
  err,
  type Game,
  type GameTypes,
  isSameLuck,
  NO_WORDS,
  ok,
  readGame,
  recoverGame,
  type Session,
  stateOf,
  writeGame,
} from '../../engine/kernel/index.ts'
import { guarded, reportFault } from '../faults.ts'
import type { AboutGame, ReadAbout } from './file.ts'
import { damagedLine } from './records.ts'
import type { SavedGame, SavedGameRef } from './saved-games.ts'

/** Returns the facts of a game that follow from its session. */
export type SummarizeGame<K extends GameTypes> = (session: Session<K>) => AboutGame

/** Returns the facts of an untrusted stored game, or why it cannot be read and its readable part. */
export function readSummary<K extends GameTypes>(
  game: Game<K>,
  about: SummarizeGame<K>,
  text: string,
): ReadAbout {
  const read = readGame(game, text)
  if (read.ok) return ok(about(read.value))
  const good = recoverGame(game, text)
  return err({ reason: read.error, good: good && { text: writeGame(game, good), about: about(good) } })
}

/** Returns the facts of a game. If the tale's function fails, only what the rules say: a game must always be saved. */
function summaryOf<K extends GameTypes>(
  game: Game<K>,
  about: SummarizeGame<K>,
  session: Session<K>,
): AboutGame {
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

/** Returns a saved game: its summary, text and controllers. `touched`: when it was changed; by default now. */
export function keptGame<K extends GameTypes>(
  game: Game<K>,
  about: SummarizeGame<K>,
  {
    session,
    kept,
    leaders,
    touched = Date.now(),
  }: { session: Session<K>; kept: SavedGameRef; leaders: unknown; touched?: number },
): SavedGame {
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

/** Returns a text as a saved game, with its summary, or with that of a damaged game. */
export function keptText<K extends GameTypes>(
  game: Game<K>,
  about: SummarizeGame<K>,
  { id, text, touched, leaders }: { id: string; text: string; touched: number; leaders: unknown },
): SavedGame {
  const read = readGame(game, text)
  const line = damagedLine(id, game.id, touched)
  const summary = read.ok && { ...summaryOf(game, about, read.value), damaged: false }
  return { line: { ...line, ...summary }, text, leaders }
}

/** Returns a game that was read, built on the moves of the shown game if possible. Only the other moves count as new then. */
export function grown<K extends GameTypes>(
  game: Game<K>,
  shown: Session<K> | null,
  read: Session<K>,
): Session<K> {
  if (!shown || shown.moves.length > read.moves.length) return read
  if (!isSameLuck(shown.words ?? NO_WORDS, read.words ?? NO_WORDS)) return read
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
