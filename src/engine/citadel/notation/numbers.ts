import { asSeat, type Seat } from '../state.ts'

const MOST = 999_999

/** A whole number of at least `least` and at most `most` in its shortest writing; null for any other text. */
export function readNumber(text: string, least: number, most = MOST): number | null {
  if (!/^(0|[1-9]\d{0,5})$/.test(text)) return null
  const value = Number(text)
  return value >= least && value <= most ? value : null
}

/** The index of a seat from its number in writing; null where there is none. */
export function readSeatNumber(text: string | undefined, seats: number): Seat | null {
  const number = readNumber(text ?? '', 1, seats)
  return number === null ? null : asSeat(number - 1)
}
