import type { Messages } from '../messages.ts'
import { cards } from './cards.ts'
import { coverWords } from './cover-words.ts'

export const nl: Messages = { ...coverWords, cards }
