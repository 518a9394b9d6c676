import { type Action, type ActionOf, places, type State, stepFrom } from '../../../engine/fairy-tale/index.ts'
import {
  CENTRE,
  DIRECTIONS,
  distanceFromCentre,
  neighbour,
  type Place,
} from '../../../engine/kernel/index.ts'
import { afterConsidered } from '../foresight/index.ts'
import type { BotView } from './bot-view.ts'
import { type Courses, crowdDanger, dangerAt } from './danger.ts'

// The apprentice's values of the actions that expansions allow (rules of the expansions, section 14).

const NEVER_BY_ITSELF = -1

/** Fire within this many tiles of the Oak is put out first; further away it is left to burn. */
const NEAR = 2

/** Nothing is set on fire within this many tiles of the Oak: the fire would spread. */
const TOO_NEAR = 3

/** The gain that a single-use action must reach. */
const ONCE = 1

/** The danger that an action removes from the forest at once. */
function relief({ state, courses }: BotView, action: Action): number {
  const after = afterConsidered(state, action)
  if (!after) return 0
  let gone = 0
  for (const at of places(state.tiles))
    gone += crowdDanger(state, courses, at) - crowdDanger(after, courses, at)
  return gone
}

/**
 * The value of using a symbol: a torch is for crowds far enough from the Oak, rivers and boulders for monsters in their way. The rest needs
 * a look ahead.
 */
export function symbolWorth(view: BotView, action: ActionOf<'use-symbol'>): number {
  const { state } = view
  const { symbol, at } = action
  if (symbol === 'river' || symbol === 'boulder') return relief(view, action) - ONCE
  const isCrowd = (state.tiles[at]?.monsters.length ?? 0) > 1 && distanceFromCentre(at) >= TOO_NEAR
  return symbol === 'torch' && isCrowd ? relief(view, action) - ONCE : NEVER_BY_ITSELF
}

/** Water is for fires that will reach the Oak. */
export const pourWorth = (_view: BotView, { at }: ActionOf<'pour'>): number =>
  distanceFromCentre(at) <= NEAR ? 3 - distanceFromCentre(at) : NEVER_BY_ITSELF

/** The value of recruiting: one more soldier always helps. */
export const RECRUIT = 0.6

/** The cost of a march; prevents marching to and fro. */
const MARCH = 0.25

/** The value of a march: soldiers should be on the way of most monsters. */
export const marchWorth = ({ traffic }: BotView, { from, to }: ActionOf<'march'>): number =>
  traffic(to) - traffic(from) - MARCH

/** The value of each spell. It is kept until it is needed. */
export function castWorth(view: BotView, action: ActionOf<'cast'>): number {
  const { state, courses } = view
  const { spell, at = CENTRE } = action
  switch (spell) {
    case 'vanish':
      return crowdDanger(state, courses, at) - ONCE
    case 'sleep':
      return closeCrowd(state, courses, at) - ONCE
    case 'mend':
      return state.tiles[at]?.building ? 0.2 : 0.1
    default:
      // The value of extra steps, the way home and free tiles depends on their use, which needs a look ahead.
      return NEVER_BY_ITSELF
  }
}

/** The danger of the monsters at a place that reach the Oak with their next step. */
const closeCrowd = ({ tiles }: State, courses: Courses, at: Place): number =>
  courses(at) === 1 ? (tiles[at]?.monsters.length ?? 0) * dangerAt(courses, at) : 0

/** The value of leading a villager one step nearer to the Oak, and onto it. */
const LEAD = 0.35
const SAFE = 0.8

/** The value of leading a villager; only steps toward the Oak count. */
export function leadWorth({ at }: BotView, to: Place): number {
  if (distanceFromCentre(to) >= distanceFromCentre(at())) return NEVER_BY_ITSELF
  return to === CENTRE ? SAFE : LEAD
}

/** The number of monsters that carry a hero off under that house rule, and the cost of being among them. */
const CROWD = 3
const PERIL = 2

/** The risk of losing a hero at a place, where heroes can be lost [R 70]: from the monsters there and those about to arrive. */
export function perilAt(state: State, place: Place): number {
  if (state.rules.heroes !== 'mortal' || place === CENTRE) return 0
  const here = state.tiles[place]?.monsters.length ?? 0
  if (here >= CROWD) return PERIL
  const count = here + arrivingAt(state, place)
  return count >= CROWD ? PERIL / 2 : 0
}

/** The number of neighbouring monsters that step to this place next. */
function arrivingAt(state: State, place: Place): number {
  let count = 0
  for (const side of DIRECTIONS) {
    const from = neighbour(place, side)
    const there = state.tiles[from]?.monsters.length ?? 0
    if (there > 0 && stepFrom(state, from) === place) count += there
  }
  return count
}
