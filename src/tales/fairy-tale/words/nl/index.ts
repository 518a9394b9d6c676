import type { Worded } from '../../../../ui/text/language.ts'
import type { en } from '../en/index.ts'
import { cards } from './cards.ts'
import { setup } from './cover.ts'
import { end, review } from './end.ts'
import { futures, hint, preview, why } from './foresight-later.ts'
import { ourTale } from './our-tale.ts'
import { rules } from './rules.ts'
import { rulings } from './rulings.ts'
import { tableWords } from './table.ts'
import { described, handover, keys, pins } from './table-later.ts'

export const nl: Worded<typeof en> = {
  ...tableWords,
  cards,
  described,
  end,
  futures,
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
