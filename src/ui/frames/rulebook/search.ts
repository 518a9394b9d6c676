import { plain } from '../../text/emphasis.ts'
import type { RuleText } from './pages.ts'

/** Letters as they are compared: small, without accents, dashes and apostrophes. */
const folded = (text: string): string =>
  plain(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/[’'-]/g, '').toLowerCase()

const wordsIn = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How well a page answers: the lower the better, null where a word is nowhere on it. */
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

/** The pages on which all these words begin a word, in the order of how well they answer; each once, in whichever language. */
export function pagesWith(query: string, texts: readonly RuleText[]): string[] {
  const asked = wordsIn(query)
  if (asked.length === 0) return []
  const ranked = texts.flatMap((text) => {
    const rank = rankOf(text, asked)
    return rank === null ? [] : [{ id: text.id, rank }]
  })
  return [...new Set(ranked.sort((one, other) => one.rank - other.rank).map(({ id }) => id))]
}
