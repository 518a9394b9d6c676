import { isPerson, type Leaders } from '../../store/leaders.ts'
import { ledBySame, type People } from '../../store/persons.ts'
import type { TaleMove, TaleSession } from '../log/line.ts'

/**
 * The move by which the turn passed to another person, as long as nothing has been done since; null where it
 * did not. The first turn is nobody's to hand over: the table has just laid the first tiles together. Between the
 * turns of people those of computer players do not count: nobody passes anything to them.
 */
export function passedTo(
  { config: { seats }, moves }: TaleSession,
  leaders: Leaders = {},
  people: People = 'several',
): TaleMove | null {
  const move = moves.at(-1)
  if (!move || move.before.turn === 0 || move.after.turn === move.before.turn) return null
  if (move.after.outcome || move.after.phase !== 'new-monsters') return null
  const { onTurn } = move.after
  const next = seats[onTurn]
  if (!next || !isPerson(leaders, next)) return null
  const rounds = seats.map((_, back) => (onTurn - 1 - back + seats.length) % seats.length)
  const last = rounds.find((seat) => isPerson(leaders, seats[seat] ?? next)) ?? onTurn
  return ledBySame(seats, last, onTurn, people) ? null : move
}
