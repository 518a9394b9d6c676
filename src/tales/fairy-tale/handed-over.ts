import type { CharacterId } from '../../engine/fairy-tale/index.ts'
import { isSamePerson, type Sitting } from '../../store/persons.ts'
import type { Session } from './game.ts'
import { isPerson, type Leaders } from './leaders.ts'

/** Who leads whom, and which heroes one person leads. */
export interface Led extends Sitting<CharacterId> {
  table: Leaders
}

const NOBODY_SAID: Led = { table: {}, people: 'several', persons: {} }

/** Whether one person leads the heroes of two seats. */
const isSame = (seats: Session['config']['seats'], led: Led, one: number, other: number): boolean =>
  isSamePerson(led, seats[one]?.character, seats[other]?.character)

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
function passing({ config: { seats }, moves }: Session, led: Led): Passing | null {
  const move = moves.at(-1)
  if (!move || move.before.turn === 0 || move.after.turn === move.before.turn) return null
  if (move.after.outcome || move.after.phase !== 'new-monsters') return null
  const { onTurn: to } = move.after
  const next = seats[to]
  if (!next || !isPerson(led.table, next)) return null
  const rounds = seats.map((_, back) => (to - 1 - back + seats.length) % seats.length)
  const from = rounds.find((seat) => isPerson(led.table, seats[seat] ?? next)) ?? to
  if (!isSame(seats, led, from, to)) return { move, to: 'another-person' }
  return { move, to: from === to ? 'the-same-hero' : 'another-hero' }
}

/** Returns the number of people who must agree to something; 2 stands for several. */
export function personsAsked(seats: Session['config']['seats'], led: Led): 0 | 1 | 2 {
  const theirs = [...seats.keys()].filter((index) => seats[index] && isPerson(led.table, seats[index]))
  const [first] = theirs
  if (first === undefined) return 0
  return theirs.every((seat) => isSame(seats, led, first, seat)) ? 1 : 2
}

/** The move by which the turn passed to another person. */
export function passedTo(session: Session, led: Led = NOBODY_SAID) {
  const passed = passing(session, led)
  return passed?.to === 'another-person' ? passed.move : null
}

/** The move by which the turn passed to another hero of the same person: nothing is handed over. */
export function wentOnTo(session: Session, led: Led = NOBODY_SAID) {
  const passed = passing(session, led)
  return passed?.to === 'another-hero' ? passed.move : null
}
