import type { Kind } from '../../../engine/fortress/index.ts'
import { GOLD_SIGN, MAGIC_SIGN, WOOD_SIGN } from '../../../ui/art/tokens/resources.ts'

interface KindLook {
  /** The base of a standee. */
  colour: string
  /** A block of the muster's curve. */
  bright: string
  /** The ground of a card, and the hills on it. */
  tint: string
  hills: string
  /** The outline of a base, whose ends say the kind as well: round, eight-sided, pointed. */
  base: string
  /** Its sign round (0, 0), reaching 10 to every side. */
  sign: string
}

export const KIND_LOOKS: Readonly<Record<Kind, KindLook>> = {
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

/** The sign of a kind with its middle at (x, y), reaching so far to every side. */
export const kindSign = (kind: Kind, x: number, y: number, reach: number): string =>
  `<g transform="translate(${x} ${y}) scale(${reach / 10})">${KIND_LOOKS[kind].sign}</g>`
