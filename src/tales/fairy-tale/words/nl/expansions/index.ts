import type { ExpansionWords } from '../../expansion-words.ts'
import { expansionCards } from './cards.ts'
import { expansionEnd } from './end.ts'
import { expansionLog } from './log.ts'
import { expansionNames } from './names.ts'
import { expansionOurTale } from './our-tale.ts'
import { expansionRefusals } from './refusals.ts'
import { expansionRulings } from './rulings.ts'
import { expansionTable } from './table.ts'
import { expansionTips } from './tips.ts'

/** Alle woorden van de nieuwere dozen aan tafel. */
export const expansionWords: ExpansionWords = {
  cards: expansionCards,
  end: expansionEnd,
  log: expansionLog,
  names: expansionNames,
  ourTale: expansionOurTale,
  refusals: expansionRefusals,
  rulings: expansionRulings,
  table: expansionTable,
  tips: expansionTips,
}
