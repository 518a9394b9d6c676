import { cards } from './cards.ts'
import { coverWords } from './cover-words.ts'

/** Every word of this tale, in English, by chapter. It comes with the first page or dialog that wants more than the cover. */
export const en = { ...coverWords, cards }
