import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { boogymanMarkup, type Look } from '../boogyman-markup.ts'
import { folkMarkup } from '../folk/folk-markup.ts'
import { treeMarkup } from '../tree-markup.ts'

/** A drawing of a 64-box in a picture: its feet at (x, y), so wide. */
const standing = (svg: string, x: number, y: number, width: number): string =>
  `<g transform="translate(${x - width / 2} ${y - width}) scale(${width / 64})">${svg}</g>`

export const folkAt = (side: SeatName, x: number, y: number, width: number): string =>
  standing(folkMarkup(side), x, y, width)

export const boogymanAt = (side: SeatName, look: Look, x: number, y: number, width: number): string =>
  standing(boogymanMarkup(side, look), x, y, width)

export const treeAt = (seed: string, x: number, y: number, width: number): string =>
  standing(treeMarkup(seed), x, y, width)
