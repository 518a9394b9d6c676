import type { Worded } from '../../../../ui/text/language.ts'
import type { atTable as english } from '../en/at-table.ts'
import { board } from './board.ts'
import { door } from './door.ts'
import { foresight } from './foresight.ts'
import { log } from './log.ts'
import { refusals } from './refusals.ts'
import { spoken } from './spoken.ts'
import { table } from './table.ts'
import { tiles } from './tiles.ts'

/** Wat de tafel zegt, met alles wat elke pagina zegt. */
export const atTable: Worded<typeof english> = {
  ...door,
  common: { ...door.common, tiles },
  board,
  foresight,
  log,
  refusals,
  spoken,
  table,
}
