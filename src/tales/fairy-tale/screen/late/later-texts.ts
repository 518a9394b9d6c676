import type { GradedHint } from '../hints/hint-words.ts'

/** Texts that the table needs before a person has asked for them, but not in its first moment. They come with `later.ts`. */
interface LaterTexts {
  hintLines(hint: GradedHint): readonly string[]
}

let texts: LaterTexts = { hintLines: () => [] }

/** They say nothing until they have come. */
export const laterTexts = (): LaterTexts => texts

export function setLaterTexts(come: LaterTexts): void {
  texts = come
}
