import { ledBySame, type People } from '../../store/persons.ts'
import type { Session } from './game.ts'
import { isPerson, type Leaders } from './leaders.ts'

/** The move by which a turn passed on, and between whose seats: another person's, or the same person's. */
interface Passing {
  move: Session['moves'][number]
  to: 'another-person' | 'another-hero' | 'the-same-hero'
}

/**
 * How the turn passed last, as long as nothing has been done since; null where it did not. The first turn is nobody's
 * to hand over: the table has just laid the first tiles together. Between the turns of people those of computer players
 * do not count: nobody passes anything to them.
 */
function passing({ config: { seats }, moves }: Session, leaders: Leaders, people: People): Passing | null {
  const move = moves.at(-1)
  if (!move || move.before.turn === 0 || move.after.turn === move.before.turn) return null
  if (move.after.outcome || move.after.phase !== 'new-monsters') return null
  const { onTurn: to } = move.after
  const next = seats[to]
  if (!next || !isPerson(leaders, next)) return null
  const rounds = seats.map((_, back) => (to - 1 - back + seats.length) % seats.length)
  const from = rounds.find((seat) => isPerson(leaders, seats[seat] ?? next)) ?? to
  if (!ledBySame(seats, from, to, people)) return { move, to: 'another-person' }
  return { move, to: from === to ? 'the-same-hero' : 'another-hero' }
}

/** Whether there is but one person at the table, or none: nobody else need agree to anything. */
export function isOnePerson(
  seats: Session['config']['seats'],
  leaders: Leaders = {},
  people: People = 'several',
): boolean {
  const theirs = [...seats.keys()].filter((index) => seats[index] && isPerson(leaders, seats[index]))
  return theirs.every((seat) => ledBySame(seats, theirs[0] ?? seat, seat, people))
}

/** The move by which the turn passed to another person. */
export function passedTo(session: Session, leaders: Leaders = {}, people: People = 'several') {
  const passed = passing(session, leaders, people)
  return passed?.to === 'another-person' ? passed.move : null
}

/** The move by which the turn passed to another hero of the same person: nothing is handed over. */
export function wentOnTo(session: Session, leaders: Leaders = {}, people: People = 'several') {
  const passed = passing(session, leaders, people)
  return passed?.to === 'another-hero' ? passed.move : null
}
