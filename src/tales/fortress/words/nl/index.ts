import type { Messages } from '../messages.ts'
import { coverWords } from './cover-words.ts'
import { end } from './end.ts'
import { foresight } from './foresight.ts'
import { hints } from './hints.ts'
import { keys } from './keys.ts'
import { lessons } from './lessons.ts'
import { log } from './log.ts'
import { refusals } from './refusals.ts'
import { rules } from './rules.ts'
import { table } from './table.ts'

/** Every word of this tale, in Dutch, by chapter. */
export const nl: Messages = {
  ...coverWords,
  end,
  foresight,
  hints,
  keys,
  lessons,
  log,
  refusals,
  rules,
  table,
}
