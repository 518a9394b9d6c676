import {
  clockwiseFrom,
  type Direction,
  eastOf,
  neighbour,
  opposite,
  type Place,
  southOf,
} from '../../kernel/boards/square.ts'
import type { DrawnBy, Tried } from '../events.ts'
import type { Presence } from '../hooks/expansion.ts'
import type { State } from '../state.ts'
import { symbolRules } from '../symbols.ts'
import { hasRoad } from '../tiles.ts'
import { type Bar, barsOn, firstFirm, isShut } from './bars.ts'
import { closureAt } from './closed.ts'
import { isFull } from './fullness.ts'
import { type Pull, pullsOn } from './lures.ts'

/**
 * The direction that a monster at a place wants: along the longer of its two distances to the oak; on a
 * diagonal the one that goes clockwise round the oak [R 15].
 */
export function desiredTurn(place: Place): Direction {
  const east = eastOf(place)
  const south = southOf(place)
  if (Math.abs(east) > Math.abs(south)) return east > 0 ? 'west' : 'east'
  if (Math.abs(south) > Math.abs(east)) return south > 0 ? 'north' : 'south'
  if (east > 0) return south < 0 ? 'south' : 'west'
  return south > 0 ? 'north' : 'east'
}

/** What makes a direction the desired one: the place is in line with the oak, or on a diagonal, or neither [R 15]. */
export function whyDesired(place: Place): 'straight' | 'longer' | 'diagonal' {
  const [across, down] = [Math.abs(eastOf(place)), Math.abs(southOf(place))]
  if (across === down) return 'diagonal'
  return across === 0 || down === 0 ? 'straight' : 'longer'
}

/** The four turns in the order of a monster's plan at a place: the desired one, then the others in theirs. */
export function planAt({ tiles }: State, at: Place): readonly Direction[] {
  const desired = desiredTurn(at)
  const order = tiles[at]?.symbols.find(({ symbol }) => symbolRules(symbol).isOrder)?.sides
  return order ? [desired, ...order.filter((side) => side !== desired)] : clockwiseFrom(desired)
}

/** The way that a monster takes. */
export interface Way {
  turn: Direction
  to: Place
  /** No turn existed: it pushes onto a full tile [R 17]. */
  forced: boolean
  /** What drew it there; null if nothing did. */
  drawnBy: DrawnBy | null
  /** What it breaks on the way [R 21] [R 22]. */
  breaks: readonly Bar[]
}

/** Why a turn does not exist, and what stands on the road there. */
interface Trial {
  tried: Tried | null
  bars: readonly Bar[]
}

const NO_BARS: readonly Bar[] = []
const refuse = (tried: Tried, bars = NO_BARS): Trial => ({ tried, bars })

/**
 * Why a turn does not exist for a monster (4.2); of several reasons the first [R 27]. `entered` are the places
 * that it has already entered in this run. What it is strong enough to break does not bar its way.
 */
function tryTurn(state: State, at: Place, turn: Direction, entered: readonly Place[]): Trial {
  const here = state.tiles[at]
  if (!here || !hasRoad(here.roads, turn)) return refuse({ turn, refused: 'no-road' })
  const to = neighbour(at, turn)
  const there = state.tiles[to]
  if (!there || !hasRoad(there.roads, opposite(turn))) return refuse({ turn, refused: 'joins-nothing' })
  if (entered.includes(to)) return refuse({ turn, refused: 'entered-already' })
  if (there.building && isShut(state, to)) return refuse({ turn, refused: 'barred', by: there.building })
  const closure = closureAt(state, to)
  if (closure) return refuse({ turn, refused: 'barred', by: closure.by })
  const bars = barsOn(state, at, turn)
  const firm = bars.length > 0 ? firstFirm(state, bars, at) : null
  if (firm) return refuse({ turn, refused: 'barred', by: firm.symbol })
  if (!isFull(state, to)) return { tried: null, bars }
  const [bar] = bars
  return refuse(bar ? { turn, refused: 'barred', by: bar.symbol } : { turn, refused: 'full' }, bars)
}

/**
 * The way that a monster takes from a place: the first turn that exists, beginning with those to which it is
 * drawn, then the desired one, and on clockwise [R 16] or as its tile says; if none does, the first full tile
 * in the same order [R 17], those behind something that it must break after all others [R 21]. What it
 * considered is added to `tried`, when somebody wants to know. Null: it has no way at all.
 */
export function chooseWay(
  state: State,
  presence: Presence,
  at: Place,
  entered: readonly Place[],
  tried?: Tried[],
): Way | null {
  const plan = planAt(state, at)
  const pulls = pullsOn(state, presence, at, entered, plan)
  const order = pulls.length === 0 ? plan : new Set([...pulls.map(({ turn }) => turn), ...plan])
  let full: Way | null = null
  let fullBehindBars: Way | null = null
  for (const turn of order) {
    const trial = tryTurn(state, at, turn, entered)
    if (!trial.tried) return wayTo(at, turn, pulls, trial.bars, false)
    tried?.push(trial.tried)
    if (trial.tried.refused === 'full') full ??= wayTo(at, turn, pulls, NO_BARS, true)
    else if (trial.bars.length > 0) fullBehindBars ??= wayTo(at, turn, pulls, trial.bars, true)
  }
  return full ?? fullBehindBars
}

function wayTo(
  at: Place,
  turn: Direction,
  pulls: readonly Pull[],
  breaks: readonly Bar[],
  forced: boolean,
): Way {
  const drawnBy = pulls.find((pull) => pull.turn === turn)?.drawnBy ?? null
  return { turn, to: neighbour(at, turn), forced, drawnBy, breaks }
}
