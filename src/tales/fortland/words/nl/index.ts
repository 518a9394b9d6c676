import type { Messages } from '../messages.ts'
import { board } from './board.ts'
import { coverWords } from './cover.ts'
import { end, review } from './end.ts'
import { dangers, hints } from './foresight.ts'
import { lessons } from './lessons.ts'
import { log, refusals } from './log.ts'
import { rules } from './rules.ts'
import { giveUp, keys, table } from './table.ts'

export const nl: Messages = {
  ...coverWords,
  board,
  dangers,
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
}
