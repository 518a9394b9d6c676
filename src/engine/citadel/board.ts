import type { Marked } from '../kernel/marked.ts'

/** A plot: its number, 0 to 47, sector by sector from a1 to h6 [C 1]. */
export type Plot = Marked<'plot'>

/** Converts a number to a plot, for example an index of `owners`. Unchecked. */
export const asPlot = (number: number): Plot => number as Plot

/** The sectors, clockwise from north; each has six plots: 1 inner, 2 and 3 middle, 4 to 6 outer. */
export const SECTORS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const

const IN_A_SECTOR = 6

/** Every plot, in the order of their names. */
export const PLOTS: readonly Plot[] = [...Array(SECTORS.length * IN_A_SECTOR).keys()].map(asPlot)

export const RINGS = ['inner', 'middle', 'outer'] as const
export type Ring = (typeof RINGS)[number]

/** The roads that lead to the centre, each on a line between two sectors [C 3]. */
export const ROADS = ['bridge', 'forest', 'abbey'] as const
export type Road = (typeof ROADS)[number]

/** The printed features of a plot. */
export interface PrintedPlot {
  /** The letter of its sector and its number in it, "a1". */
  readonly name: string
  readonly ring: Ring
  /** Its price in bricks, 1 to 8 [C 5]. */
  readonly dots: number
  /** Bricks that a building there earns besides its own, 0 to 3 [C 5]. */
  readonly premium: number
  /** The road beside it [C 3]. */
  readonly road: Road | null
  /** True if the river runs along one of its edges [C 4]. */
  readonly byRiver: boolean
  /** Plots that share an edge with it, by name [C 2]. */
  readonly neighbours: readonly Plot[]
}

/** Dots of each plot, sector by sector [C 5]. */
const DOTS = ['633412', '612412', '525116', '833231', '544123', '472415', '461212', '424133']

/** Premiums of each plot, sector by sector [C 5]. */
const PREMIUMS = ['312201', '301302', '202103', '301020', '221011', '130203', '230102', '212021']

/** The sector on the clockwise side of each road [C 3]. */
const BEYOND: Readonly<Record<Road, number>> = { bridge: 0, forest: 3, abbey: 5 }

/** Numbers of the plots beside a line between two sectors: in the sector before the line, and in the one after it. */
const BEFORE_A_LINE = [1, 3, 6]
const AFTER_A_LINE = [1, 2, 4]

const sectorOf = (plot: Plot): number => Math.floor(plot / IN_A_SECTOR)
const numberOf = (plot: Plot): number => (plot % IN_A_SECTOR) + 1

/** Returns the plot of a number in a sector. Sectors wrap around. */
const plotAt = (sector: number, number: number): Plot =>
  asPlot(((sector + SECTORS.length) % SECTORS.length) * IN_A_SECTOR + number - 1)

/** Neighbours of a plot by its number in the sector: offset of the neighbour's sector, and its number there [C 2]. */
const BORDERS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [
    [-1, 1],
    [1, 1],
    [0, 2],
    [0, 3],
  ],
  2: [
    [-1, 3],
    [0, 3],
    [0, 1],
    [0, 4],
    [0, 5],
  ],
  3: [
    [0, 2],
    [1, 2],
    [0, 1],
    [0, 5],
    [0, 6],
  ],
  4: [
    [-1, 6],
    [0, 5],
    [0, 2],
  ],
  5: [
    [0, 4],
    [0, 6],
    [0, 2],
    [0, 3],
  ],
  6: [
    [0, 5],
    [1, 4],
    [0, 3],
  ],
}

const nameOf = (plot: Plot): string => `${SECTORS[sectorOf(plot)]}${numberOf(plot)}`

const BY_NAME: ReadonlyMap<string, Plot> = new Map(PLOTS.map((plot) => [nameOf(plot), plot]))

/** Returns the plot of a name, or null. */
export const parsePlot = (name: string): Plot | null => BY_NAME.get(name) ?? null

function known(name: string): Plot {
  const plot = parsePlot(name)
  if (plot === null) throw new Error(`Unknown plot "${name}".`)
  return plot
}

/** The edges of the river, from its entry to its exit [C 4]. */
export const RIVER: readonly (readonly [Plot, Plot])[] = [
  ['g6', 'h4'],
  ['g3', 'h2'],
  ['h1', 'h2'],
  ['h1', 'h3'],
  ['a1', 'a2'],
  ['a1', 'a3'],
  ['a3', 'b2'],
  ['b2', 'b4'],
  ['b2', 'b5'],
  ['b3', 'b5'],
  ['b3', 'b6'],
  ['b6', 'c4'],
].map(([one = '', other = '']) => [known(one), known(other)])

const WET: ReadonlySet<Plot> = new Set(RIVER.flat())

const roadOf = (plot: Plot): Road | null =>
  ROADS.find((road) => {
    const after = BEYOND[road]
    const before = (after + SECTORS.length - 1) % SECTORS.length
    const sector = sectorOf(plot)
    const beside = sector === after ? AFTER_A_LINE : sector === before ? BEFORE_A_LINE : []
    return beside.includes(numberOf(plot))
  }) ?? null

const ringOf = (number: number): Ring => (number === 1 ? 'inner' : number <= 3 ? 'middle' : 'outer')

const printed = (table: readonly string[], plot: Plot): number =>
  Number(table[sectorOf(plot)]?.[numberOf(plot) - 1])

const GROUNDS: readonly PrintedPlot[] = PLOTS.map((plot) => ({
  name: nameOf(plot),
  ring: ringOf(numberOf(plot)),
  dots: printed(DOTS, plot),
  premium: printed(PREMIUMS, plot),
  road: roadOf(plot),
  byRiver: WET.has(plot),
  neighbours: (BORDERS[numberOf(plot)] ?? [])
    .map(([further, number]) => plotAt(sectorOf(plot) + further, number))
    .sort((one, other) => one - other),
}))

/** Returns the printed features of a plot. */
export function groundOf(plot: Plot): PrintedPlot {
  const ground = GROUNDS[plot]
  if (!ground) throw new Error(`Unknown plot ${plot}.`)
  return ground
}

export const plotName = (plot: Plot): string => groundOf(plot).name
