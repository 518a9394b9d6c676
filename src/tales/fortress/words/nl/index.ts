import type { Messages } from '../messages.ts'
import { coverWords } from './cover.ts'
import { end } from './end.ts'
import { foresight, hints } from './foresight.ts'
import { lessons } from './lessons.ts'
import { log, refusals } from './log.ts'
import { rules } from './rules.ts'
import { giveUp, keys, table } from './table.ts'

export const nl: Messages = {
  ...coverWords,
  end,
  foresight,
  giveUp,
  hints,
  keys,
  lessons,
  log,
  refusals,
  rules,
  table,
}
