import type { Messages } from '../messages.ts'
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

/** Wat de tafel zegt, met alles wat elke pagina zegt. */
export const atTable: Messages = {
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
