import { cards } from './cards.ts'
import { end } from './end.ts'
import { log } from './log.ts'
import { names } from './names.ts'
import { ourTale } from './our-tale.ts'
import { refusals } from './refusals.ts'
import { rulings } from './rulings.ts'
import { table } from './table.ts'
import { tips } from './tips.ts'

/** All words of the expansions at the table: they come with a game that has one. */
export const expansionWords = { cards, end, log, names, ourTale, refusals, rulings, table, tips }
