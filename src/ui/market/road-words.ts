import { type Face, roadSides } from '../../engine/fairy-tale/index.ts'
import type { Messages } from '../text/messages.ts'

/** The sides on which roads leave a tile, as words: "north and east". */
export const roadWords = (m: Messages, { roads }: Face): string =>
  m.common.list(roadSides(roads).map((side) => m.common.directions[side]))
