import { type CharacterId, MOST_SEATS, type SeatConfig } from '../../../../engine/fairy-tale/index.ts'
import { LONGEST_NAME } from '../../../../engine/kernel/config.ts'
import { asName, plainName } from '../../../../store/names.ts'
import { type SameName, sameNames } from '../../../../store/same-names.ts'

/** Those who will play, in the order of play. */
export type Company = readonly SeatConfig[]

/** Whom a family finds at the table when it opens the book. */
export const FIRST_COMPANY: Company = [
  { character: 'puss-in-boots', player: '' },
  { character: 'red-riding-hood', player: '' },
  { character: 'huntsman', player: '' },
]

/** Which number a character plays as, from 1; 0 when it does not play. */
export const orderOf = (company: Company, character: CharacterId): number =>
  company.findIndex((seat) => seat.character === character) + 1

export const isComplete = (company: Company): boolean => company.length === MOST_SEATS

/** Lets a character join as the last, or sends it away when it is there. A seventh stays outside. */
export function toggle(company: Company, character: CharacterId): Company {
  if (orderOf(company, character)) return company.filter((seat) => seat.character !== character)
  return isComplete(company) ? company : [...company, { character, player: '' }]
}

/** Moves the seat at an index by so many places; it stops at both ends. */
export function move(company: Company, index: number, by: number): Company {
  const seat = company[index]
  if (!seat) return company
  const rest = company.toSpliced(index, 1)
  return rest.toSpliced(Math.max(0, Math.min(rest.length, index + by)), 0, seat)
}

/** Gives the seat at an index a player's name, cut to the longest that a game keeps. */
export const rename = (company: Company, index: number, player: string): Company =>
  company.map((seat, at) => (at === index ? { ...seat, player: asName(player, LONGEST_NAME) } : seat))

/** A name as the game keeps it: no blanks around it. */
export const seated = (company: Company): SeatConfig[] =>
  company.map(({ character, player }) => ({ character, player: plainName(player) }))

/** The names that several heroes have; `isPerson`: those that people lead. */
export const sharedNames = (
  company: Company,
  isPerson: (seat: SeatConfig) => boolean,
): SameName<CharacterId>[] =>
  sameNames(company.filter(isPerson).map(({ character, player }) => ({ roles: [character], player })))

/** The names given so far, each once, to be offered for the others. */
export const names = (company: Company): string[] => [
  ...new Set(
    seated(company)
      .map(({ player }) => player)
      .filter(Boolean),
  ),
]
