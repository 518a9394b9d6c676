import type { ExpansionWords } from '../../expansion-words.ts'
import { cards } from './cards.ts'
import { end } from './end.ts'
import { log } from './log.ts'
import { names } from './names.ts'
import { ourTale } from './our-tale.ts'
import { refusals } from './refusals.ts'
import { rulings } from './rulings.ts'
import { table } from './table.ts'
import { tips } from './tips.ts'

/** Alle woorden van de nieuwere dozen aan tafel. */
export const expansionWords: ExpansionWords = {
  cards,
  end,
  log,
  names,
  ourTale,
  refusals,
  rulings,
  table,
  tips,
}
