import type { Messages } from '../messages.ts'
import { cards } from './cards.ts'
import { coverWords } from './cover.ts'
import { end, review } from './end.ts'
import { hints } from './foresight.ts'
import { lessons } from './lessons.ts'
import { log, refusals } from './log.ts'
import { rules } from './rules.ts'
import { giveUp, keys, table, town } from './table.ts'

export const nl: Messages = {
  ...coverWords,
  cards,
  end,
  giveUp,
  hints,
  keys,
  lessons,
  log,
  refusals,
  review,
  rules,
  table,
  town,
}
