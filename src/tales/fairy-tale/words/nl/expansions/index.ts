import type { ExpansionWords } from '../../expansion-words.ts'
import { expansionCards, expansionRulings } from './cards.ts'
import { expansionEnd, expansionLog, expansionNames } from './log.ts'
import { expansionOurTale } from './our-tale.ts'
import { expansionRefusals, expansionTable, expansionTips } from './table.ts'

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
