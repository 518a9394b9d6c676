import { expansionCards } from './cards.ts'
import { expansionEnd } from './end.ts'
import { expansionLog } from './log.ts'
import { expansionNames } from './names.ts'
import { expansionOurTale } from './our-tale.ts'
import { expansionRefusals } from './refusals.ts'
import { expansionRulings } from './rulings.ts'
import { expansionTable } from './table.ts'
import { expansionTips } from './tips.ts'

/** All words of the expansions at the table: they come with a game that has one. */
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
