import type { Messages } from '../messages.ts'
import { cards } from './cards.ts'
import { coverWords } from './cover-words.ts'
import { giveUp } from './give-up.ts'
import { keys } from './keys.ts'
import { lessons } from './lessons.ts'
import { log } from './log.ts'
import { refusals } from './refusals.ts'
import { rules } from './rules.ts'
import { table } from './table.ts'

export const nl: Messages = { ...coverWords, cards, giveUp, keys, lessons, log, refusals, rules, table }
