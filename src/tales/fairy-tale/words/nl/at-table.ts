import type { Messages } from '../messages.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { cover } from './cover.ts'
import { foresight } from './foresight.ts'
import { handover } from './handover.ts'
import { hint } from './hint.ts'
import { log } from './log.ts'
import { pins } from './pins.ts'
import { preview } from './preview.ts'
import { refusals } from './refusals.ts'
import { spoken } from './spoken.ts'
import { table } from './table.ts'
import { tiles } from './tiles.ts'
import { why } from './why.ts'

/** Wat de tafel zegt, met alles wat het omslag zegt. */
export const atTable: Messages = {
  ...cover,
  bots: { ...cover.bots, hint },
  common: { ...cover.common, tiles },
  board,
  cards,
  foresight,
  handover,
  log,
  preview,
  pins,
  refusals,
  spoken,
  table,
  why,
}
