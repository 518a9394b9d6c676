import type { Config, EventOf, FairyTale } from '../../../../engine/fairy-tale/index.ts'
import { directionTo, type EitherMove, memoizeByObject } from '../../../../engine/kernel/index.ts'
import { placed } from '../../../../ui/frames/log/log-entry.ts'
import type { Move, Session } from '../../game.ts'
import type { Messages } from '../../words/messages.ts'
import {
  type ExpansionLines,
  heroIcon,
  heroOf,
  type LogEntry,
  type LogWriter,
  type PlacedLogEntry,
} from './line.ts'
import { describeMove } from './tell.ts'

/** Returns the whole log. Computed from the session alone, so undone moves have no lines. Consecutive steps become one line. */
export function logLines(
  { config, moves }: Session,
  m: Messages,
  expansions: ExpansionLines | null,
): PlacedLogEntry[] {
  const teller = tellerOf(m)(config)(expansions)
  const lines: PlacedLogEntry[] = []
  for (const [index, move] of moves.entries()) {
    const goesOn = walkOf(move) && isStep(moves[index - 1])
    const walk = walkOf(move) && !goesOn ? [tellWalk(teller, moves, index)] : []
    lines.push(...inTurns(move, index, [...walk, ...toldBy(teller)(move)]))
  }
  return lines
}

/** Returns the same object for the same words, configuration and expansion lines, so that it can serve as a cache key. */
const tellerOf = memoizeByObject((m: Messages) =>
  memoizeByObject((config: Config) => {
    const plain: LogWriter = { m, config, lines: null }
    const withLines = memoizeByObject((lines: ExpansionLines): LogWriter => ({ m, config, lines }))
    return (lines: ExpansionLines | null) => (lines ? withLines(lines) : plain)
  }),
)

/** Caches the lines of each move: a growing game must not recompute its whole log. */
const toldBy = memoizeByObject((teller: LogWriter) =>
  memoizeByObject(({ frames }: Move) => describeMove(teller, frames)),
)

/** Returns the lines of one move, for announcements. */
export const linesOfMove = (move: Move, teller: LogWriter): PlacedLogEntry[] =>
  inTurns(move, 0, [
    ...(walkOf(move) ? [tellWalk(teller, [move], 0)] : []),
    ...describeMove(teller, move.frames),
  ])

/** Returns the turn and the seat of an event. The start of the game belongs to turn 0. */
export function turnAt({ before, after, frames }: EitherMove<FairyTale>, frame: number) {
  // If no turn ended in the move, avoid reading the states of its frames, which are computed lazily.
  const isOne = before.turn === 0 || before.turn === after.turn
  const { turn, onTurn: seat } = isOne ? before : (frames[frame]?.state ?? before)
  return { turn, seat }
}

const inTurns = (of: Move, move: number, told: readonly LogEntry[]): PlacedLogEntry[] =>
  placed(move, told, (frame) => turnAt(of, frame))

/** Returns the step of a move, or null if it was none. */
function walkOf(move: Move | undefined): EventOf<'character-walked'> | null {
  const event = move?.frames[0]?.event
  return event?.type === 'character-walked' ? event : null
}

/** True if a move was a step without any other event. */
const isStep = (move: Move | undefined): boolean => walkOf(move) !== null && move?.frames.length === 1

/** Returns one line for the steps from move `first` on, up to the first other action. */
function tellWalk(teller: LogWriter, moves: readonly Move[], first: number): LogEntry {
  const { m } = teller
  const walk: EventOf<'character-walked'>[] = []
  for (const move of moves.slice(first)) {
    const step = walkOf(move)
    if (!step) break
    walk.push(step)
    if (!isStep(move)) break
  }
  const seat = walk[0]?.seat ?? 0
  const ways = walk.map(({ from, to }) => m.log.step.toward[directionTo(from, to) ?? 'north'])
  return {
    frame: 0,
    icon: heroIcon(teller, seat),
    what: m.log.walked(heroOf(teller, seat), walk.length, m.common.list(ways)),
  }
}
