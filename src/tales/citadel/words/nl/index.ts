import type { Messages } from '../messages.ts'
import { cards } from './cards.ts'
import { coverWords } from './cover-words.ts'
import { end } from './end.ts'
import { giveUp } from './give-up.ts'
import { hints } from './hints.ts'
import { keys } from './keys.ts'
import { lessons } from './lessons.ts'
import { log } from './log.ts'
import { refusals } from './refusals.ts'
import { review } from './review.ts'
import { rules } from './rules.ts'
import { table } from './table.ts'
import { town } from './town.ts'

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
