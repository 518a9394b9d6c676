import type { Config, EventOf, FairyTale } from '../../../../engine/fairy-tale/index.ts'
import { directionTo, type EitherMove, oncePer } from '../../../../engine/kernel/index.ts'
import { placed } from '../../../../ui/frames/log/told-line.ts'
import type { Move, Session } from '../../game.ts'
import type { Messages } from '../../words/messages.ts'
import { type ExpansionLines, heroIcon, heroOf, type LogLine, type Teller, type Told } from './line.ts'
import { tellMove } from './tell.ts'

/**
 * The tale so far, from the first line to the last. It follows from the session alone: whatever is
 * undone is told no more. Steps of one walk become one line.
 */
export function logLines(
  { config, moves }: Session,
  m: Messages,
  expansions: ExpansionLines | null,
): LogLine[] {
  const teller = tellerOf(m)(config)(expansions)
  const lines: LogLine[] = []
  for (const [index, move] of moves.entries()) {
    const goesOn = walkOf(move) && isStep(moves[index - 1])
    const walk = walkOf(move) && !goesOn ? [tellWalk(teller, moves, index)] : []
    lines.push(...inTurns(move, index, [...walk, ...toldBy(teller)(move)]))
  }
  return lines
}

/** The same teller for as long as the words, the company and the lines of expansions are the same. */
const tellerOf = oncePer((m: Messages) =>
  oncePer((config: Config) => {
    const plain: Teller = { m, config, lines: null }
    const withLines = oncePer((lines: ExpansionLines): Teller => ({ m, config, lines }))
    return (lines: ExpansionLines | null) => (lines ? withLines(lines) : plain)
  }),
)

/** What one teller tells of a move: the tale grows, but what was told is not worked out again. */
const toldBy = oncePer((teller: Teller) => oncePer(({ frames }: Move) => tellMove(teller, frames)))

/** The lines of one move alone, to be said aloud. */
export const linesOfMove = (move: Move, teller: Teller): LogLine[] =>
  inTurns(move, 0, [...(walkOf(move) ? [tellWalk(teller, [move], 0)] : []), ...tellMove(teller, move.frames)])

/** "The tale begins" belongs to no turn yet; all else to the turn in which it happened. */
export function turnAt({ before, after, frames }: EitherMove<FairyTale>, frame: number) {
  // Where no turn ended in it, nobody needs to work out how it stood after each event.
  const isOne = before.turn === 0 || before.turn === after.turn
  const { turn, onTurn: seat } = isOne ? before : (frames[frame]?.state ?? before)
  return { turn, seat }
}

const inTurns = (of: Move, move: number, told: readonly Told[]): LogLine[] =>
  placed(move, told, (frame) => turnAt(of, frame))

/** The step that a move was. */
function walkOf(move: Move | undefined): EventOf<'character-walked'> | null {
  const event = move?.frames[0]?.event
  return event?.type === 'character-walked' ? event : null
}

/** Whether a move was a step of which nothing else came. */
const isStep = (move: Move | undefined): boolean => walkOf(move) !== null && move?.frames.length === 1

/** A walk from its first step on, as far as nothing else was done in between. */
function tellWalk(teller: Teller, moves: readonly Move[], first: number): Told {
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
