import { expansionCards, expansionRulings } from './cards.ts'
import { expansionEnd, expansionLog, expansionNames } from './log.ts'
import { expansionOurTale } from './our-tale.ts'
import { expansionRefusals, expansionTable, expansionTips } from './table.ts'

/** All words of the expansions at the table. Loaded with a game that has an expansion. */
export const expansionWords = {
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
