import { end, giveUp, review } from './end.ts'
import { lessons } from './lessons.ts'
import { keys, rules } from './rules.ts'
import { tableWords } from './table.ts'

/** All English words of this tale, by chapter. Words beyond `tableWords` load with the pages that use them. */
export const en = { ...tableWords, end, giveUp, keys, lessons, review, rules }
