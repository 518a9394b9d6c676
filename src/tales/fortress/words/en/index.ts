import { end, giveUp } from './end.ts'
import { lessons } from './lessons.ts'
import { muster, road } from './muster.ts'
import { keys, rules } from './rules.ts'
import { tableWords } from './table.ts'

/** Every word of this tale, in English, by chapter. What the table does not say in its first moment comes with what says it. */
export const en = { ...tableWords, end, giveUp, keys, lessons, muster, road, rules }
