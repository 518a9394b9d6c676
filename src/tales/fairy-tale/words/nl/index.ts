import type { Worded } from '../../../../ui/text/language.ts'
import type { en } from '../en/index.ts'
import { atTable } from './at-table.ts'
import { cards } from './cards.ts'
import { described } from './described.ts'
import { end } from './end.ts'
import { futures } from './futures.ts'
import { handover } from './handover.ts'
import { hint } from './hint.ts'
import { keys } from './keys.ts'
import { ourTale } from './our-tale.ts'
import { pins } from './pins.ts'
import { preview } from './preview.ts'
import { review } from './review.ts'
import { rules } from './rules.ts'
import { rulings } from './rulings.ts'
import { setup } from './setup.ts'
import { why } from './why.ts'

/** Every word of this tale, in Dutch, by room. */
export const nl: Worded<typeof en> = {
  ...atTable,
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
