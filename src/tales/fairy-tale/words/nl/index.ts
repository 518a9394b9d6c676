import type { Worded } from '../../../../ui/text/language.ts'
import type { en } from '../en/index.ts'
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

export const nl: Worded<typeof en> = {
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
