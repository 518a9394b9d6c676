import { board } from './board.ts'
import { door } from './door.ts'
import { foresight } from './foresight.ts'
import { handover } from './handover.ts'
import { log } from './log.ts'
import { preview } from './preview.ts'
import { refusals } from './refusals.ts'
import { spoken } from './spoken.ts'
import { table } from './table.ts'
import { tiles } from './tiles.ts'

/** What the table says, with all that every page does. */
export const atTable = {
  ...door,
  common: { ...door.common, tiles },
  board,
  foresight,
  handover,
  log,
  preview,
  refusals,
  spoken,
  table,
}
