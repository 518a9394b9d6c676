import { err, ok, type Result } from '../../kernel/result.ts'
import { splitWords } from '../../kernel/text.ts'
import { type Plot, parsePlot, plotName } from '../board.ts'
import { type BuildingId, isBuilding } from '../buildings.ts'
import { type InfluenceId, isInfluence } from '../influence.ts'
import { sortedHand } from '../rules/hands.ts'
import { sortedInfluence as influenceInOrder } from '../rules/influence.ts'
import { plotsOf, standingOn } from '../rules/plots.ts'
import { seatOf } from '../rules/seats.ts'
import { asSeat, type HandCard, KNIGHTS, type Seat, type State } from '../state.ts'
import type { Fault, WrongLine } from './problem.ts'
import { readNumber } from './read-number.ts'

const PARTS = ['plots', 'hand', 'influence'] as const
type Part = (typeof PARTS)[number]

/** `1 bricks 4 plots c3=turnpike f3 hand stable* inn influence loan spy`. */
export function writeSeat(state: State, seat: Seat): string {
  const { bricks, hand, influence, out, done } = seatOf(state, seat)
  const plots = plotsOf(state, seat).map((plot) => plotText(plotName(plot), standingOn(state, plot)))
  const parts: Record<Part, string[]> = {
    plots,
    hand: hand.map(({ card, seen }) => `${card ?? '?'}${seen ? '*' : ''}`),
    influence: influence.map((card) => card ?? '?'),
  }
  return [
    String(seat + 1),
    ...(out ? ['out'] : []),
    ...(done && !out && state.phase === 'choose' ? ['done'] : []),
    'bricks',
    String(bricks),
    ...PARTS.flatMap((part) => (parts[part].length > 0 ? [part, ...parts[part]] : [])),
  ].join(' ')
}

/** Writes a plot with its building. */
export const plotText = (name: string, building: BuildingId | null): string =>
  building ? `${name}=${building}` : name

/** The content of a seat's line, before it is applied to the board. */
interface SeatSaid {
  bricks: number
  out: boolean
  done: boolean
  plots: { plot: Plot; building: BuildingId | null }[]
  hand: HandCard[]
  influence: InfluenceId[]
}

/** Reads the line of a seat. Seats must be in order: `index` is the expected seat. */
export function readSeat(state: State, text: string, index: number): Fault | null {
  const [number = ''] = splitWords(text)
  if (readNumber(number, 1) !== index + 1) return 'wrong-seat'
  const said = readSaid(text.slice(number.length))
  if (!said.ok) return said.error
  const { plots, ...rest } = said.value
  state.seats[index] = rest
  if (plots.length > KNIGHTS) return { code: 'wrong-plot', word: String(plots.length) }
  for (const { plot, building } of plots) {
    if (state.owners[plot] !== null) return { code: 'plot-twice', word: plotName(plot) }
    state.owners[plot] = asSeat(index)
    state.buildings[plot] = building
  }
  return null
}

/** Reads the line of a seat after its number. */
function readSaid(text: string): Result<SeatSaid, WrongLine> {
  const words = splitWords(text)
  const said: SeatSaid = { bricks: 0, out: false, done: false, plots: [], hand: [], influence: [] }
  said.out = words[0] === 'out' && words.shift() === 'out'
  said.done = words[0] === 'done' && words.shift() === 'done'
  const [key, count = '', ...rest] = words
  const bricks = key === 'bricks' ? readNumber(count, 0) : null
  if (bricks === null) return err({ code: 'wrong-number', word: words.slice(0, 2).join(' ') })
  said.bricks = bricks
  let part: Part | null = null
  const seen = new Set<Part>()
  for (const word of rest) {
    const next = PARTS.find((one) => one === word)
    if (next && !seen.has(next)) {
      seen.add(next)
      part = next
      continue
    }
    const problem: WrongLine | null = part ? readPart[part](said, word) : { code: 'wrong-line', word }
    if (problem) return err(problem)
  }
  said.hand = sortedHand(said.hand)
  said.influence = influenceInOrder(said.influence).flatMap((card) => card ?? [])
  return ok(said)
}

const readPart: Record<Part, (said: SeatSaid, word: string) => WrongLine | null> = {
  plots(said, word) {
    const read = readPlot(word)
    if (!read) return { code: 'wrong-plot', word }
    said.plots.push(read)
    return null
  },
  hand(said, word) {
    const seen = word.endsWith('*')
    const card = seen ? word.slice(0, -1) : word
    if (!isBuilding(card)) return { code: 'wrong-card', word }
    said.hand.push({ card, seen })
    return null
  },
  influence(said, word) {
    if (!isInfluence(word)) return { code: 'wrong-card', word }
    said.influence.push(word)
    return null
  },
}

/** Reads `a2` or `a2=cottage`. */
export function readPlot(word: string): { plot: Plot; building: BuildingId | null } | null {
  const [name = '', building, ...more] = word.split('=')
  const plot = parsePlot(name)
  if (plot === null || more.length > 0) return null
  if (building === undefined) return { plot, building: null }
  return isBuilding(building) ? { plot, building } : null
}
