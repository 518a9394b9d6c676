import { type Packed, pack } from './pack.ts'
import { type Furniture, reservedOn } from './reserved.ts'
import type { Slot } from './shapes.ts'

/** The things on a tile. */
export interface TileContents extends Furniture {
  monsters: number
  characters: number
  oak: boolean
}

/** An empty tile. */
export const NOBODY: TileContents = {
  monsters: 0,
  characters: 0,
  oak: false,
  signs: 0,
  feet: 0,
  bars: [],
  building: false,
  full: false,
}

/** The positions of a few monsters alone on a tile, and the side of their counters. */
interface Alone {
  size: number
  points: readonly (readonly [x: number, y: number])[]
}

const ONE: Alone = { size: 50, points: [[50, 50]] }

/** Up to three monsters alone, as the traditional look of the game has them. */
const ALONE: readonly Alone[] = [
  { size: 0, points: [] },
  ONE,
  {
    size: 44,
    points: [
      [29, 47],
      [70, 49],
    ],
  },
  {
    size: 41,
    points: [
      [28, 45],
      [72, 45],
      [50, 70],
    ],
  },
]

/** The same beside a sign in the north-west corner. */
const BESIDE_SIGN: readonly Alone[] = [
  { size: 0, points: [] },
  ONE,
  {
    size: 44,
    points: [
      [31, 55],
      [69, 50],
    ],
  },
  {
    size: 38,
    points: [
      [30, 46],
      [70, 46],
      [50, 70],
    ],
  },
]

/** Maximum sizes of pieces: alone or among heroes only, and in a mixed crowd. */
const ROOMY = { counter: ONE.size, standee: 60 }
const CLOSE = { counter: 38, standee: 52 }

const known = new Map<string, Packed>()

/** Returns the slots of all pieces on a tile, in hundredths of it. Cached, so that equal crowds have equal layouts. */
export function tileSlots(company: TileContents): Packed {
  const { monsters, characters, oak, signs, feet, bars, building, full } = company
  const key = [monsters, characters, oak, Math.min(signs, 3), feet, building, full, ...bars].join(' ')
  const slots = known.get(key) ?? slotsOf(company)
  known.set(key, slots)
  return slots
}

function slotsOf(company: TileContents): Packed {
  const { monsters, characters, oak, signs, building } = company
  if (oak) return { monsters: [], characters: roundTheOak(characters) }
  const alone = (signs === 0 ? ALONE : BESIDE_SIGN)[monsters]
  if (alone && characters === 0 && !building && signs < 2) {
    const { size, points } = alone
    return { monsters: points.map(([x, y]) => ({ x, y, size })), characters: [] }
  }
  const sizes = monsters === 0 || characters + monsters < 2 ? ROOMY : CLOSE
  return pack({ monsters, characters, ...sizes }, reservedOn(company))
}

/** The layout of heroes at the oak, by their number on one side: size, distance from the middle, and rise of each row. */
const BESIDE_OAK = [
  { size: 46, out: 30, step: 0 },
  { size: 44, out: 28, step: 30 },
  { size: 39, out: 26, step: 26 },
] as const

/** Places heroes to the left and right of the oak's face, with the back rows above the front ones. */
function roundTheOak(characters: number): Slot[] {
  const rows = Math.ceil(characters / 2)
  const { size, out, step } = BESIDE_OAK[rows - 1] ?? BESIDE_OAK[2]
  return Array.from({ length: characters }, (_, index) => ({
    x: index % 2 === 0 ? 50 - out : 50 + out,
    y: 98 - Math.floor(index / 2) * step,
    size,
  }))
}
