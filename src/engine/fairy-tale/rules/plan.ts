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
import type { HeroPresence } from '../hooks/expansion.ts'
import type { State } from '../state.ts'
import { symbolRules } from '../symbols.ts'
import { hasRoad } from '../tiles.ts'
import { type Bar, barsOn, firstFirm, isShut } from './bars.ts'
import { closureAt } from './closed.ts'
import { isFull } from './fullness.ts'
import { type Pull, pullsOn } from './lures.ts'

/**
 * Returns the direction that a monster wants: along the longer of its two distances to the oak. On a diagonal it is the one that goes
 * clockwise around the oak [R 15].
 */
export function desiredTurn(place: Place): Direction {
  const east = eastOf(place)
  const south = southOf(place)
  if (Math.abs(east) > Math.abs(south)) return east > 0 ? 'west' : 'east'
  if (Math.abs(south) > Math.abs(east)) return south > 0 ? 'north' : 'south'
  if (east > 0) return south < 0 ? 'south' : 'west'
  return south > 0 ? 'north' : 'east'
}

/** Returns the case of [R 15] that determines the desired direction: in line with the oak, on a diagonal, or neither. */
export function whyDesired(place: Place): 'straight' | 'longer' | 'diagonal' {
  const [across, down] = [Math.abs(eastOf(place)), Math.abs(southOf(place))]
  if (across === down) return 'diagonal'
  return across === 0 || down === 0 ? 'straight' : 'longer'
}

/** Returns the four turns in the order of the plan of a monster: the desired one, then the others, clockwise or as the tile orders. */
export function planAt({ tiles }: State, at: Place): readonly Direction[] {
  const desired = desiredTurn(at)
  const order = tiles[at]?.symbols.find(({ symbol }) => symbolRules(symbol).isOrder)?.sides
  return order ? [desired, ...order.filter((side) => side !== desired)] : clockwiseFrom(desired)
}

/** The step that a monster takes. */
export interface Way {
  turn: Direction
  to: Place
  /** No turn was possible: it pushes onto a full tile [R 17]. */
  forced: boolean
  /** The attraction of this turn; null for none. */
  drawnBy: DrawnBy | null
  /** The bars that it breaks [R 21] [R 22]. */
  breaks: readonly Bar[]
}

/** The result of trying a turn: the refusal or null, and the bars on the road. */
interface Trial {
  tried: Tried | null
  bars: readonly Bar[]
}

const NO_BARS: readonly Bar[] = []
const refuse = (tried: Tried, bars = NO_BARS): Trial => ({ tried, bars })

/**
 * Tries a turn of a monster (4.2). If several refusals apply, the first counts [R 27]. `entered`: the places already entered in this run.
 * Bars that it can break do not refuse the turn.
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
 * Returns the step of a monster, or null. The first possible turn is taken: those that attract it, then the desired one, then the others
 * clockwise [R 16] or as its tile orders. If none is possible, the first full tile in the same order is taken [R 17], with those behind
 * breakable bars last [R 21]. Refused turns are added to `tried` if given.
 */
export function chooseWay(
  state: State,
  presence: HeroPresence,
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
