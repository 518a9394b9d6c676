/** Where a piece stands on a tile, in hundredths of the tile from its north-west corner, and how large it is. */
export interface Slot {
  x: number
  y: number
  size: number
}

/** What else stands on a tile with a monster or a character. */
export interface Company {
  monsters: number
  characters: number
  building: boolean
  oak: boolean
}

type Point = readonly [x: number, y: number]

/** Places for one to five monsters on a plain tile, clear of the signs in its north-west corner. */
const OPEN: readonly (readonly Point[])[] = [
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
  [
    [58, 25],
    [26, 57],
    [82, 55],
    [52, 78],
  ],
  [
    [54, 20],
    [83, 42],
    [24, 58],
    [54, 54],
    [70, 81],
  ],
]

/** The same round a building, which keeps the middle. */
const ROUND: readonly (readonly Point[])[] = [
  [[75, 70]],
  [
    [25, 70],
    [75, 70],
  ],
  [
    [22, 66],
    [50, 80],
    [78, 66],
  ],
  [
    [22, 58],
    [22, 84],
    [78, 58],
    [78, 84],
  ],
  [
    [20, 52],
    [22, 82],
    [50, 84],
    [78, 82],
    [80, 52],
  ],
]

/** The same beside characters, who keep the south-west. */
const BESIDE: readonly (readonly Point[])[] = [
  [[72, 48]],
  [
    [70, 30],
    [74, 66],
  ],
  [
    [54, 21],
    [81, 46],
    [66, 76],
  ],
  [
    [50, 19],
    [82, 24],
    [66, 52],
    [82, 80],
  ],
  [
    [48, 19],
    [81, 19],
    [65, 46],
    [83, 70],
    [58, 80],
  ],
]

const SIZE = 38

/** Where the monsters of a tile stand, in their order, however many there are. */
export function monsterSlots({ monsters, characters, building }: Company): Slot[] {
  const drawn = characters > 0 ? BESIDE : building ? ROUND : OPEN
  const size = monsters <= 3 ? SIZE : 34
  const points = drawn[monsters - 1]
  if (points) return points.map(([x, y]) => ({ x, y, size }))
  return crowd(monsters)
}

/** Rows and columns for a crowd: more of them, the smaller each. */
function crowd(count: number): Slot[] {
  const columns = Math.ceil(Math.sqrt(count))
  const rows = Math.ceil(count / columns)
  const size = Math.min(32, 92 / columns)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    const along = (index % columns) - (inRow - 1) / 2
    return { x: 50 + along * (92 / columns), y: 46 + (row - (rows - 1) / 2) * (88 / rows), size }
  })
}

/** Where the feet of a tile's characters stand, from left to right, and how tall they are. */
export function characterSlots({ monsters, characters, building, oak }: Company): Slot[] {
  if (oak) return roundTheOak(characters)
  const crowded = monsters > 0 || building
  const size = crowded ? 54 : characters > 2 ? 56 : 62
  const step = characters < 2 ? 0 : Math.min(crowded ? 22 : 36, 72 / (characters - 1))
  const middle = crowded ? 25 + (step * (characters - 1)) / 2 : 50
  return Array.from({ length: characters }, (_, index) => ({
    x: middle + (index - (characters - 1) / 2) * step,
    y: crowded ? 96 : 86,
    size,
  }))
}

/** At the oak characters stand to the left and right of its face, those behind further out. */
function roundTheOak(characters: number): Slot[] {
  const size = characters > 4 ? 40 : characters > 2 ? 44 : 50
  const step = characters > 4 ? 18 : 23
  return Array.from({ length: characters }, (_, index) => {
    const rank = Math.floor(index / 2)
    const out = (characters > 2 ? 29 : 33) + rank * step
    return { x: index % 2 === 0 ? 50 - out : 50 + out, y: 98 - rank * 4, size }
  })
}

/** Where the ribbon of a full tile hangs; higher where the oak's crown rises over the lower edge. */
export const ribbonSlot = ({ characters }: Company, aboveOak: boolean): Pick<Slot, 'x' | 'y'> => ({
  x: characters > 0 ? 70 : 50,
  y: aboveOak ? 83 : 93,
})
