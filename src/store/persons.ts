import type { SeatConfig } from '../engine/fairy-tale/index.ts'

type Seats = readonly Pick<SeatConfig, 'player'>[]

/**
 * Whether one person leads two seats. The same name at both says so, as the cover tells whoever writes it.
 * A seat without a name is somebody else's than every other seat: tables that write no names are mostly
 * several people who saw no need to. One card too many is put away by a key, or switched off for good; one
 * too few lets somebody play another one's turn. Whoever plays alone has one seat, or one name at all.
 */
export function ledBySame(seats: Seats, one: number, other: number): boolean {
  if (one === other) return true
  const personAt = (seat: number) => personOf(seats[seat]?.player ?? '')
  return personAt(one) !== '' && personAt(one) === personAt(other)
}

/** Whom a name given to a seat means: small and capital letters are the same, and blanks around it. '': nobody. */
export const personOf = (player: string): string => player.trim().toLowerCase()
