import type { AllWords } from '../all-words.ts'
import { end, giveUp } from './end.ts'
import { lessons } from './lessons.ts'
import { muster, road } from './muster.ts'
import { keys, rules } from './rules.ts'
import { tableWords } from './table.ts'

export const nl: AllWords = { ...tableWords, end, giveUp, keys, lessons, muster, road, rules }
