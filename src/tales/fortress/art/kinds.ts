import type { LandKind } from '../../../engine/fortress/index.ts'
import { GOLD_SIGN, MAGIC_SIGN, WOOD_SIGN } from '../../../ui/art/tokens/resources.ts'

interface KindLook {
  /** The colour of a standee's base. */
  colour: string
  /** The colour of a block in the cost curve. */
  bright: string
  /** The colours of a card's ground and hills. */
  tint: string
  hills: string
  /** The outline of a base. Its ends identify the kind too: round, eight-sided, pointed. */
  base: string
  /** The sign of the kind around (0, 0), with a reach of 10. */
  sign: string
}

export const KIND_LOOKS: Readonly<Record<LandKind, KindLook>> = {
  wood: {
    colour: '#7A4A1E',
    bright: '#A9743A',
    tint: '#C9D39A',
    hills: '#A9BC6C',
    base: 'M4 60H60Q68 60 68 67.5T60 75H4Q-4 75-4 67.5T4 60Z',
    sign: WOOD_SIGN,
  },
  gold: {
    colour: '#C4820A',
    bright: '#F2C14B',
    tint: '#F2DFA4',
    hills: '#DDBF6A',
    base: 'M2 60H62L68 64.5V70.5L62 75H2L-4 70.5V64.5Z',
    sign: GOLD_SIGN,
  },
  magic: {
    colour: '#5B3A9C',
    bright: '#9C7AD6',
    tint: '#DCD2EE',
    hills: '#B7A6DA',
    base: 'M1 60L32 58 63 60 70 67.5 63 75 32 77 1 75-6 67.5Z',
    sign: MAGIC_SIGN,
  },
}

/** Draws the sign of a kind, centred at (x, y) with a given reach. */
export const kindSign = (kind: LandKind, x: number, y: number, reach: number): string =>
  `<g transform="translate(${x} ${y}) scale(${reach / 10})">${KIND_LOOKS[kind].sign}</g>`
