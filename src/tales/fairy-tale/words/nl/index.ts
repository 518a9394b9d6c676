import type { AllWords } from '../messages.ts'
import { atTable } from './at-table.ts'
import { end } from './end.ts'
import { keys } from './keys.ts'
import { rules } from './rules.ts'
import { rulings } from './rulings.ts'

/** Every word of this tale, in Dutch, by room. */
export const nl: AllWords = { ...atTable, end, keys, rules, rulings }
