import { frames } from '../../../../ui/text/nl/frames.ts'
import { keys } from '../../../../ui/text/nl/keys.ts'
import { notices } from '../../../../ui/text/nl/notices.ts'
import { shelf } from '../../../../ui/text/nl/shelf.ts'
import { sound } from '../../../../ui/text/nl/sound.ts'
import type { Messages } from '../messages.ts'
import { board } from './board.ts'
import { bots } from './bots.ts'
import { cards } from './cards.ts'
import { common } from './common.ts'
import { end } from './end.ts'
import { foresight } from './foresight.ts'
import { handover } from './handover.ts'
import { log } from './log.ts'
import { pins } from './pins.ts'
import { preview } from './preview.ts'
import { refusals } from './refusals.ts'
import { rulings } from './rulings.ts'
import { setup } from './setup.ts'
import { spoken } from './spoken.ts'
import { table } from './table.ts'
import { why } from './why.ts'

/** Every word a player reads, in Dutch, by room. */
export const nl: Messages = {
  board,
  bots,
  cards,
  common,
  end,
  foresight,
  frames,
  handover,
  keys,
  log,
  notices,
  preview,
  pins,
  refusals,
  rulings,
  setup,
  shelf,
  sound,
  spoken,
  table,
  why,
}
