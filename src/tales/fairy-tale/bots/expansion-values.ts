import { type Action, type ActionOf, places, type State, stepFrom } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, DIRECTIONS, distance, neighbour, type Place } from '../../../engine/kernel/index.ts'
import { afterConsidered } from '../foresight/index.ts'
import { type Courses, crowdDanger, dangerAt } from './danger.ts'
import type { View } from './view.ts'

// What the apprentice thinks of all that the expansions let one do (section 14 of their law).

const NEVER_BY_ITSELF = -1

/** How near to the oak fire is poured on before anything else, in tiles; further off it is left to burn. */
const NEAR = 2

/** How near to the oak nothing is set alight: it would spread. */
const TOO_NEAR = 3

/** What must be gained by what can be used but once. */
const ONCE = 1

/** The danger that an action takes off the forest at once. */
function relief({ state, courses }: View, action: Action): number {
  const after = afterConsidered(state, action)
  if (!after) return 0
  let gone = 0
  for (const at of places(state.tiles))
    gone += crowdDanger(state, courses, at) - crowdDanger(after, courses, at)
  return gone
}

/** A torch is for crowds that stand far enough out; sluices and stones take whoever is in their way; the rest is played ahead. */
export function symbolWorth(view: View, action: ActionOf<'use-symbol'>): number {
  const { state } = view
  const { symbol, at } = action
  if (symbol === 'river' || symbol === 'boulder') return relief(view, action) - ONCE
  const isCrowd = (state.tiles[at]?.monsters.length ?? 0) > 1 && distance(at) >= TOO_NEAR
  return symbol === 'torch' && isCrowd ? relief(view, action) - ONCE : NEVER_BY_ITSELF
}

/** Water is for fires that will reach the oak. */
export const pourWorth = (_view: View, { at }: ActionOf<'pour'>): number =>
  distance(at) <= NEAR ? 3 - distance(at) : NEVER_BY_ITSELF

/** A soldier more is never amiss. */
export const RECRUIT = 0.6

/** What it costs that a soldier marches, so that none walks to and fro. */
const MARCH = 0.25

/** A soldier goes to where most monsters will come by. */
export const marchWorth = ({ traffic }: View, { from, to }: ActionOf<'march'>): number =>
  traffic(to) - traffic(from) - MARCH

/** How much each spell is worth; it is kept for when it is needed. */
export function castWorth(view: View, action: ActionOf<'cast'>): number {
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
      // Steps, the way home and tiles for nothing are worth what is done with them: that is played ahead.
      return NEVER_BY_ITSELF
  }
}

/** Those who would hurt the oak with their next step. */
const closeCrowd = ({ tiles }: State, courses: Courses, at: Place): number =>
  courses(at) === 1 ? (tiles[at]?.monsters.length ?? 0) * dangerAt(courses, at) : 0

/** What it is worth to lead a villager one step nearer to the oak, and on to it. */
const LEAD = 0.35
const SAFE = 0.8

/** Somebody is led only toward the oak. */
export function leadWorth({ at }: View, to: Place): number {
  if (distance(to) >= distance(at())) return NEVER_BY_ITSELF
  return to === CENTRE ? SAFE : LEAD
}

/** How many monsters on a tile carry a hero off, where a table plays so, and what it costs to stand among them. */
const CROWD = 3
const PERIL = 2

/** What is to be feared at a place, where heroes can be lost [R 70]: of those who stand there, and who would come there next. */
export function perilAt(state: State, place: Place): number {
  if (state.rules.heroes !== 'mortal' || place === CENTRE) return 0
  const here = state.tiles[place]?.monsters.length ?? 0
  if (here >= CROWD) return PERIL
  const count = here + arrivingAt(state, place)
  return count >= CROWD ? PERIL / 2 : 0
}

/** How many monsters beside a place would step onto it. */
function arrivingAt(state: State, place: Place): number {
  let count = 0
  for (const side of DIRECTIONS) {
    const from = neighbour(place, side)
    const there = state.tiles[from]?.monsters.length ?? 0
    if (there > 0 && stepFrom(state, from) === place) count += there
  }
  return count
}
