import { type CharacterId, MOST_SEATS, type SeatConfig } from '../../../../engine/fairy-tale/index.ts'
import { LONGEST_NAME } from '../../../../engine/kernel/config.ts'
import { asName, plainName } from '../../../../store/person-names.ts'
import { type SameName, sameNames } from '../../../../store/same-names.ts'

/** The chosen heroes in the order of play. */
export type Company = readonly SeatConfig[]

/** The default company of a new player. */
export const FIRST_COMPANY: Company = [
  { character: 'puss-in-boots', player: '' },
  { character: 'red-riding-hood', player: '' },
  { character: 'huntsman', player: '' },
]

/** Returns the position of a character in the order of play, from 1; 0 if it does not play. */
export const orderOf = (company: Company, character: CharacterId): number =>
  company.findIndex((seat) => seat.character === character) + 1

export const isComplete = (company: Company): boolean => company.length === MOST_SEATS

/** Adds a character as the last, or removes it. A seventh is not added. */
export function toggle(company: Company, character: CharacterId): Company {
  if (orderOf(company, character)) return company.filter((seat) => seat.character !== character)
  return isComplete(company) ? company : [...company, { character, player: '' }]
}

/** Moves the seat at an index by a number of places; stops at both ends. */
export function move(company: Company, index: number, by: number): Company {
  const seat = company[index]
  if (!seat) return company
  const rest = company.toSpliced(index, 1)
  return rest.toSpliced(Math.max(0, Math.min(rest.length, index + by)), 0, seat)
}

/** Sets the player's name of a seat, cut to the maximum length. */
export const rename = (company: Company, index: number, player: string): Company =>
  company.map((seat, at) => (at === index ? { ...seat, player: asName(player, LONGEST_NAME) } : seat))

/** Returns the seats with trimmed names, as a game stores them. */
export const seated = (company: Company): SeatConfig[] =>
  company.map(({ character, player }) => ({ character, player: plainName(player) }))

/** Returns the names that several heroes share. Counts only seats of people (`isPerson`). */
export const sharedNames = (
  company: Company,
  isPerson: (seat: SeatConfig) => boolean,
): SameName<CharacterId>[] =>
  sameNames(company.filter(isPerson).map(({ character, player }) => ({ roles: [character], player })))

/** Returns the distinct names already entered, as suggestions for the other seats. */
export const names = (company: Company): string[] => [
  ...new Set(
    seated(company)
      .map(({ player }) => player)
      .filter(Boolean),
  ),
]
