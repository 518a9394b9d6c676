import { ledBySame } from '../../store/persons.ts'
import type { TaleMove, TaleSession } from '../log/line.ts'

/**
 * The move by which the turn passed to another person, as long as nothing has been done since; null where it
 * did not. The first turn is nobody's to hand over: the table has just laid the first tiles together.
 */
export function passedTo({ config, moves }: TaleSession): TaleMove | null {
  const move = moves.at(-1)
  if (!move || move.before.turn === 0 || move.after.turn === move.before.turn) return null
  if (move.after.outcome || move.after.phase !== 'new-monsters') return null
  return ledBySame(config.seats, move.before.onTurn, move.after.onTurn) ? null : move
}
