import { coverWords } from './cover.ts'
import { end } from './end.ts'
import { foresight, hints } from './foresight.ts'
import { lessons } from './lessons.ts'
import { log, refusals } from './log.ts'
import { rules } from './rules.ts'
import { giveUp, keys, table } from './table.ts'

/** Every word of this tale, in English, by chapter. It comes with the first page or dialog that wants more than the cover. */
export const en = { ...coverWords, end, foresight, giveUp, hints, keys, lessons, log, refusals, rules, table }
