import type { GradedHint } from '../hints/hint-words.ts'

/** Texts that the table needs soon after its first paint. They load with `later.ts`. */
interface LaterTexts {
  hintLines(hint: GradedHint): readonly string[]
}

let texts: LaterTexts = { hintLines: () => [] }

/** The texts; empty until they have loaded. */
export const laterTexts = (): LaterTexts => texts

export function setLaterTexts(come: LaterTexts): void {
  texts = come
}
