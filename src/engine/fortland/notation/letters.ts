import { ALL_SEATS, type Seat } from '../state.ts'

const LETTERS = 'abcd'

/** The letter of a country. */
export const letterOf = (seat: Seat): string => LETTERS.charAt(seat)

/** The country of a letter, among the first so many; null for any other text. */
export const seatOf = (letter: string | undefined, countries: number = LETTERS.length): Seat | null =>
  ALL_SEATS.find((seat) => seat < countries && letterOf(seat) === letter) ?? null
