import type { Worded } from '../../../ui/text/worded.ts'
import type { coverWords } from './en/cover-words.ts'
import type { en } from './en/index.ts'

/** All words of this tale. A missing or surplus message is a compiler error. */
export type Messages = Worded<typeof en>

/** Those of them that the cover and the book have: all that they may say. */
export type CoverWords = Worded<typeof coverWords>
