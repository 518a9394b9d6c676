import { ALL_SEATS, type Seat } from '../state.ts'

const LETTERS = 'abcd'

export const letterOf = (seat: Seat): string => LETTERS.charAt(seat)

/** Returns the seat of a letter among the first `countries` seats, or null for other texts. */
export const seatOf = (letter: string | undefined, countries: number = LETTERS.length): Seat | null =>
  ALL_SEATS.find((seat) => seat < countries && letterOf(seat) === letter) ?? null
