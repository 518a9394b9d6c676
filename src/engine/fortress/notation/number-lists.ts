import { splitWords, wholeNumber } from '../../kernel/text.ts'
import type { OfKinds } from '../cards.ts'

/** Limit of lands of a kind, and of life gained in a night. */
export const MOST = 999

/** Reads exactly `count` integers within bounds; null for other texts. */
export function readNumbers(text: string, count: number, least: number, most = MOST): number[] | null {
  const numbers = splitWords(text).flatMap((word) => wholeNumber(word, least, most) ?? [])
  return numbers.length === count && splitWords(text).length === count ? numbers : null
}

/** Reads the lands of each kind: "2 0 1"; null for other texts. */
export function readLands(text: string): OfKinds | null {
  const [wood, gold, magic] = readNumbers(text, 3, 0) ?? []
  if (wood === undefined || gold === undefined || magic === undefined) return null
  return { wood, gold, magic }
}

/** Writes the lands of each kind. */
export const landsText = ({ wood, gold, magic }: Readonly<OfKinds>): string => `${wood} ${gold} ${magic}`
