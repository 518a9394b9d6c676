import type { Messages } from '../messages.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { cover } from './cover.ts'
import { end } from './end.ts'
import { foresight } from './foresight.ts'
import { handover } from './handover.ts'
import { hint } from './hint.ts'
import { keys } from './keys.ts'
import { log } from './log.ts'
import { pins } from './pins.ts'
import { preview } from './preview.ts'
import { refusals } from './refusals.ts'
import { rules } from './rules.ts'
import { rulings } from './rulings.ts'
import { spoken } from './spoken.ts'
import { table } from './table.ts'
import { tiles } from './tiles.ts'
import { why } from './why.ts'

/** Every word of this tale, in Dutch, by room. */
export const nl: Messages = {
  ...cover,
  bots: { ...cover.bots, hint },
  common: { ...cover.common, rules, tiles },
  board,
  cards,
  end,
  foresight,
  handover,
  keys,
  log,
  preview,
  pins,
  refusals,
  rulings,
  spoken,
  table,
  why,
}
