import { cards } from './cards.ts'
import { setup } from './cover.ts'
import { end, review } from './end.ts'
import { described, futures, giveUp, handover, hint, keys, pins, preview, why } from './later.ts'
import { ourTale } from './our-tale.ts'
import { rules, rulings } from './rules.ts'
import { tableWords } from './table.ts'

/** Every word of this tale, in English, by room. What the table does not say in its first moment comes with what says it. */
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
  ourTale,
  pins,
  preview,
  review,
  rules,
  rulings,
  setup,
  why,
}
