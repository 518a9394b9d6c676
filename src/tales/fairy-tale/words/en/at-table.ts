import { board } from './board.ts'
import { door } from './door.ts'
import { foresight } from './foresight.ts'
import { log } from './log.ts'
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
  log,
  refusals,
  spoken,
  table,
}
