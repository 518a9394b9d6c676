import { type Packed, pack } from './pack.ts'
import { type Furniture, reservedOn } from './reserved.ts'
import type { Slot } from './shapes.ts'

/** What stands on a tile. */
export interface Company extends Furniture {
  monsters: number
  characters: number
  oak: boolean
}

/** Nothing stands there. */
export const NOBODY: Company = {
  monsters: 0,
  characters: 0,
  oak: false,
  signs: 0,
  feet: 0,
  bars: [],
  building: false,
  full: false,
}

type Point = readonly [x: number, y: number]

/** Up to three monsters with nothing beside them stand as the look of the game has them. */
const ALONE: readonly (readonly Point[])[] = [
  [],
  [[50, 50]],
  [
    [34, 48],
    [66, 53],
  ],
  [
    [30, 46],
    [70, 46],
    [50, 70],
  ],
]
const COUNTER = 38
const ALONE_COUNTER = 44

/** The sizes that pieces have at best: somebody alone or heroes among themselves, and all of a company. */
const ROOMY = { counter: ALONE_COUNTER, standee: 60 }
const CLOSE = { counter: 36, standee: 52 }

const known = new Map<string, Packed>()

/** Where everything stands on a tile, in hundredths of it; the same for the same company, worked out once. */
export function tileSlots(company: Company): Packed {
  const { monsters, characters, oak, signs, feet, bars, building, full } = company
  const key = [monsters, characters, oak, Math.min(signs, 3), feet, building, full, ...bars].join(' ')
  const slots = known.get(key) ?? slotsOf(company)
  known.set(key, slots)
  return slots
}

function slotsOf(company: Company): Packed {
  const { monsters, characters, oak, signs, building } = company
  if (oak) return { monsters: [], characters: roundTheOak(characters) }
  const drawn = characters === 0 && !building && signs < 2 ? ALONE[monsters] : undefined
  const size = monsters === 1 ? ALONE_COUNTER : COUNTER
  if (drawn) return { monsters: drawn.map(([x, y]) => ({ x, y, size })), characters: [] }
  const sizes = monsters === 0 || characters + monsters < 2 ? ROOMY : CLOSE
  return pack({ monsters, characters, ...sizes }, reservedOn(company))
}

/** How heroes stand at the oak, by how many stand on one side of it: how tall, how far out, how much above each other. */
const BESIDE_OAK = [
  { size: 46, out: 30, step: 0 },
  { size: 44, out: 28, step: 30 },
  { size: 39, out: 26, step: 26 },
] as const

/** At the oak heroes stand to the left and right of its face, those behind above those in front. */
function roundTheOak(characters: number): Slot[] {
  const rows = Math.ceil(characters / 2)
  const { size, out, step } = BESIDE_OAK[rows - 1] ?? BESIDE_OAK[2]
  return Array.from({ length: characters }, (_, index) => ({
    x: index % 2 === 0 ? 50 - out : 50 + out,
    y: 98 - Math.floor(index / 2) * step,
    size,
  }))
}
