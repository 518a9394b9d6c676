import {
  clockwiseFrom,
  type Direction,
  eastOf,
  neighbour,
  opposite,
  type Place,
  southOf,
} from '../../kernel/grid.ts'
import type { Tried, TurnRefusal } from '../events.ts'
import type { State } from '../state.ts'
import { hasRoad } from '../tiles.ts'
import { isFull } from './forest.ts'
import { type Presence, pullsOn } from './presence.ts'

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

/** The way that a monster takes. */
export interface Way {
  turn: Direction
  to: Place
  /** No turn existed: it pushes onto a full tile [R 17]. */
  forced: boolean
  /** The seat of the character that drew it there [R 26]. */
  drawnBy: number | null
}

/**
 * Why a turn does not exist for a monster (4.2), or null if it does. `entered` are the places it has
 * already entered in this run.
 */
function refuseTurn(state: State, at: Place, turn: Direction, entered: readonly Place[]): TurnRefusal | null {
  const here = state.tiles[at]
  if (!here || !hasRoad(here.roads, turn)) return 'no-road'
  const to = neighbour(at, turn)
  const there = state.tiles[to]
  if (!there || !hasRoad(there.roads, opposite(turn))) return 'joins-nothing'
  if (entered.includes(to)) return 'entered-already'
  return isFull(state, to) ? 'full' : null
}

/**
 * The way that a monster takes from a place: the first turn that exists, beginning with those to which
 * characters draw it [R 26], then the desired one, and on clockwise [R 16]; if none does, the first full
 * tile in the same order [R 17]. What it considered is added to `tried`, when somebody wants to know.
 * Null: it has no way at all.
 */
export function chooseWay(
  state: State,
  presence: Presence,
  at: Place,
  entered: readonly Place[],
  tried?: Tried[],
): Way | null {
  const plan = clockwiseFrom(desiredTurn(at))
  const pulls = pullsOn(state, presence, { at, entered, plan })
  const order = pulls.length === 0 ? plan : [...new Set([...pulls.map(({ turn }) => turn), ...plan])]
  let full: Way | null = null
  for (const turn of order) {
    const refused = refuseTurn(state, at, turn, entered)
    if (refused && refused !== 'full') {
      tried?.push({ turn, refused })
      continue
    }
    const drawnBy = pulls.find((pull) => pull.turn === turn)?.seat ?? null
    const way = { turn, to: neighbour(at, turn), forced: refused === 'full', drawnBy }
    if (!refused) return way
    full ??= way
    tried?.push({ turn, refused })
  }
  return full
}
