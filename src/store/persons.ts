import type { SeatRole } from '../engine/kernel/index.ts'

/** How many people play: one leads every seat that no computer player leads, or several share them out. */
export const PEOPLE = ['one', 'several'] as const

export type People = (typeof PEOPLE)[number]

type Seats = readonly Pick<SeatRole, 'player'>[]

/**
 * Whether one person leads two seats. The same name at both says so, as the cover tells whoever writes it.
 * A seat without a name is somebody else's than every other seat: tables that write no names are mostly
 * several people who saw no need to. One card too many is put away by a key, or switched off for good; one
 * too few lets somebody play another one's turn. Where the cover said that one person plays, names mean nothing.
 */
export function ledBySame(seats: Seats, one: number, other: number, people: People = 'several'): boolean {
  if (people === 'one' || one === other) return true
  const personAt = (seat: number) => personOf(seats[seat]?.player ?? '')
  return personAt(one) !== '' && personAt(one) === personAt(other)
}

/** Whom a name given to a seat means: small and capital letters are the same, and blanks around it. '': nobody. */
export const personOf = (player: string): string => player.trim().toLowerCase()
