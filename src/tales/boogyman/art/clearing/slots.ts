import type { SeatName } from '../../../../engine/boogyman/index.ts'
import type { Point } from '../../../../ui/art/svg.ts'

/** One thing on a tile. */
export type Thing =
  | { kind: 'boogyman'; side: SeatName }
  | { kind: 'folk'; side: SeatName; acted: boolean }
  | { kind: 'tree' }

/** Position of a thing: the center of its 64-box relative to the tile's center, and the box's width, in hundredths of a tile. */
export interface Slot {
  x: number
  y: number
  size: number
  thing: Thing
}

const LETTER = { boogyman: 'B', folk: 'p', tree: 't' } as const

/**
 * Positions for Boogymen, then folk, then trees. Folk are in front, Boogymen behind them and trees at the back, so that all faces are
 * visible.
 */
const PLACES: Readonly<Record<string, readonly Point[]>> = {
  B: [[0, 4]],
  p: [[0, 4]],
  t: [[0, 0]],
  BB: [
    [-22, 4],
    [22, 4],
  ],
  Bp: [
    [-13, -3],
    [27, 20],
  ],
  Bt: [
    [-11, 7],
    [28, -18],
  ],
  pp: [
    [-23, 5],
    [23, 5],
  ],
  pt: [
    [15, 14],
    [-17, -10],
  ],
  tt: [
    [-22, -2],
    [22, -2],
  ],
  BBp: [
    [-23, -9],
    [23, -9],
    [0, 25],
  ],
  BBt: [
    [-23, 12],
    [23, 12],
    [0, -24],
  ],
  Bpp: [
    [0, -9],
    [-26, 20],
    [26, 20],
  ],
  Bpt: [
    [-11, -5],
    [25, 20],
    [27, -20],
  ],
  Btt: [
    [0, 13],
    [-27, -18],
    [27, -18],
  ],
  ppp: [
    [-25, 18],
    [25, 18],
    [0, -16],
  ],
  ppt: [
    [-25, 17],
    [25, 17],
    [0, -19],
  ],
  ptt: [
    [0, 16],
    [-25, -15],
    [25, -15],
  ],
  ttt: [
    [-24, 15],
    [24, 15],
    [0, -20],
  ],
}

const SIZE = {
  boogyman: (all: string) => (all === 'B' ? 62 : all.startsWith('BB') ? 42 : 48),
  folk: (all: string) => (all.length === 1 ? 50 : 43),
  tree: (all: string) => (all.length === 1 ? 52 : all.startsWith('B') ? 42 : 46),
} as const

/** Returns the positions of a tile's things (at most three), from back to front. */
export function slotsOf(things: readonly Thing[]): Slot[] {
  const inOrder = [
    ...things.filter(({ kind }) => kind === 'boogyman'),
    ...things.filter(({ kind }) => kind === 'folk'),
    ...things.filter(({ kind }) => kind === 'tree'),
  ]
  const all = inOrder.map(({ kind }) => LETTER[kind]).join('')
  const places = PLACES[all] ?? []
  return places
    .flatMap(([x, y], i): Slot[] => {
      const thing = inOrder[i]
      return thing ? [{ x, y, size: SIZE[thing.kind](all), thing }] : []
    })
    .sort((a, b) => a.y - b.y)
}

/** Position of the ripe mark on a tile: at the top, between the two crowns. */
export const RIPE_AT: Point = [0, -42]
/** Position of the prey mark: at the upper right. */
export const PREY_AT: Point = [27, -33]
