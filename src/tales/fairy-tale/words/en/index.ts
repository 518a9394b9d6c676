import { atTable } from './at-table.ts'
import { end } from './end.ts'
import { keys } from './keys.ts'
import { rules } from './rules.ts'
import { rulings } from './rulings.ts'

/** Every word of this tale, in English, by room. What the table does not say in its first moment comes with what says it. */
export const en = { ...atTable, end, keys, rules, rulings }
