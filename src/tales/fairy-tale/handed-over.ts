import type { CharacterId } from '../../engine/fairy-tale/index.ts'
import { isSamePerson, type Sitting } from '../../store/humans.ts'
import { type Controllers, isPerson } from './controllers.ts'
import type { Session } from './game.ts'

/** The controllers of a game, and how its people share the heroes. */
export interface Led extends Sitting<CharacterId> {
  table: Controllers
}

const NOBODY_SAID: Led = { table: {}, people: 'several', persons: {} }

/** True if one person plays the heroes of both seats. */
const isSame = (seats: Session['config']['seats'], led: Led, one: number, other: number): boolean =>
  isSamePerson(led, seats[one]?.character, seats[other]?.character)

/** The move that ended a turn, and who is next: another person, or the same person with another hero or the same one. */
interface Passing {
  move: Session['moves'][number]
  to: 'another-person' | 'another-hero' | 'the-same-hero'
}

/**
 * Returns the last change of turn, or null if something was done since. The first turn does not count: all people have just laid the first
 * tiles together. Turns of bots in between are skipped, because nothing is handed over to a bot.
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

/** Returns the move that passed the turn to another person, or null. */
export function passedTo(session: Session, led: Led = NOBODY_SAID) {
  const passed = passing(session, led)
  return passed?.to === 'another-person' ? passed.move : null
}

/** Returns the move that passed the turn to another hero of the same person, or null. Nothing is handed over then. */
export function wentOnTo(session: Session, led: Led = NOBODY_SAID) {
  const passed = passing(session, led)
  return passed?.to === 'another-hero' ? passed.move : null
}
