import { cards } from './cards.ts'
import { cover } from './cover.ts'
import { end, review } from './end.ts'
import {
  described,
  futures,
  giveUp,
  handover,
  hint,
  keys,
  legend,
  moment,
  pins,
  preview,
  show,
  why,
} from './later.ts'
import { ourTale } from './our-tale.ts'
import { rules, rulings } from './rules.ts'
import { tableWords } from './table.ts'

/** All words of this tale in English, by page. Words that the first paint of the table does not need load with their users. */
export const en = {
  ...tableWords,
  cards,
  described,
  end,
  futures,
  giveUp,
  handover,
  hint,
  keys,
  legend,
  moment,
  ourTale,
  pins,
  preview,
  review,
  rules,
  rulings,
  show,
  cover,
  why,
}
