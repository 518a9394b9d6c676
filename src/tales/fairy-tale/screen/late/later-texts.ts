import type { Unfulfilled } from '../../intent/in-hand.ts'
import type { GradedHint } from '../hints/hint-words.ts'

/** Texts that the table needs before a person has asked for them, but not in its first moment. They come with `later.ts`. */
interface LaterTexts {
  hintLines(hint: GradedHint): readonly string[]
  /** The page of the rule book that explains a refusal; null if none does. */
  pageOf(code: Unfulfilled['code']): string | null
}

let texts: LaterTexts = { hintLines: () => [], pageOf: () => null }

/** They say nothing until they have come. */
export const laterTexts = (): LaterTexts => texts

export function setLaterTexts(come: LaterTexts): void {
  texts = come
}
