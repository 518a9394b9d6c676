import { asSeat, type Seat } from '../state.ts'

const MOST = 999_999

/** Reads a whole number from `least` to `most` in its shortest form; null for any other text. */
export function readNumber(text: string, least: number, most = MOST): number | null {
  if (!/^(0|[1-9]\d{0,5})$/.test(text)) return null
  const value = Number(text)
  return value >= least && value <= most ? value : null
}

/** Reads the number of a seat. Returns its index, or null if there is no such seat. */
export function readSeatNumber(text: string | undefined, seats: number): Seat | null {
  const number = readNumber(text ?? '', 1, seats)
  return number === null ? null : asSeat(number - 1)
}
