import { plain } from '../../text/emphasis.ts'
import type { RuleText } from './pages.ts'

/** Returns a text in lower case, without accents, dashes and apostrophes, for comparison. */
const folded = (text: string): string =>
  plain(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/[’'-]/g, '').toLowerCase()

const wordsIn = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** A written word, including apostrophes and dashes. */
const WRITTEN = /([\p{L}\p{M}\p{N}’'-]+)/u

/** A piece of a text; `found` is true for a match. */
export interface SoughtPiece {
  /** The index of the piece. */
  index: number
  text: string
  found: boolean
}

/** Splits a text at the words that begin with a word of the query. */
export function soughtIn(text: string, query: string): SoughtPiece[] {
  const asked = wordsIn(query)
  return text.split(WRITTEN).map((piece, index) => ({
    index,
    text: piece,
    found: wordsIn(piece).some((word) => asked.some((one) => word.startsWith(one))),
  }))
}

/** Returns the rank of a page: the lower the better; null if a word of the query is missing. */
function rankOf({ title, text, rulings }: RuleText, asked: readonly string[]): number | null {
  const places = [
    wordsIn(title),
    wordsIn(text),
    rulings.flatMap(([number, ruling]) => [String(number), ...wordsIn(ruling)]),
  ]
  const ranks = asked.map((word) =>
    places.findIndex((place) => place.some((other) => other.startsWith(word))),
  )
  return ranks.includes(-1) ? null : Math.max(...ranks)
}

/**
 * Returns the ids of the pages that have a word beginning with each word of the query, best first. A page that matches in several languages
 * is listed once.
 */
export function pagesWith(query: string, texts: readonly RuleText[]): string[] {
  const asked = wordsIn(query)
  if (asked.length === 0) return []
  const ranked = texts.flatMap((text) => {
    const rank = rankOf(text, asked)
    return rank === null ? [] : [{ id: text.id, rank }]
  })
  return [...new Set(ranked.sort((one, other) => one.rank - other.rank).map(({ id }) => id))]
}
