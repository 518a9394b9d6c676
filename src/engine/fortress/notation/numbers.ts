import { splitWords, wholeNumber } from '../../kernel/text.ts'
import type { OfKinds } from '../cards.ts'

/** The most lands of a kind, and the most that a night may give. */
export const MOST = 999

/** So many whole numbers, none beyond these bounds; null for any other text. */
export function readNumbers(text: string, count: number, least: number, most = MOST): number[] | null {
  const numbers = splitWords(text).flatMap((word) => wholeNumber(word, least, most) ?? [])
  return numbers.length === count && splitWords(text).length === count ? numbers : null
}

/** Lands of each kind, "2 0 1"; null for any other text. */
export function readLands(text: string): OfKinds | null {
  const [wood, gold, magic] = readNumbers(text, 3, 0) ?? []
  if (wood === undefined || gold === undefined || magic === undefined) return null
  return { wood, gold, magic }
}

/** Lands of each kind in writing. */
export const landsText = ({ wood, gold, magic }: Readonly<OfKinds>): string => `${wood} ${gold} ${magic}`
