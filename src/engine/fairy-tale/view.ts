import { CENTRE, DIRECTIONS, type Direction, neighbour, opposite, type Place } from '../kernel/grid.ts'
import type { Refusal } from './actions.ts'
import { buildingRules } from './buildings/index.ts'
import { stepsLeft } from './rules/allowance.ts'
import { isJoined, places } from './rules/forest.ts'
import { isOver } from './rules/outcome.ts'
import { refusePlacement } from './rules/placement.ts'
import { seatOnTurn } from './rules/turn.ts'
import { listActions, refuseAction } from './rules/verbs/index.ts'
import { firstSpot } from './rules/verbs/lay.ts'
import { refuseOutsideAction } from './rules/verbs/verb.ts'
import { refuseStep } from './rules/verbs/walk.ts'
import type { State } from './state.ts'
import { hasRoad, TURNS, type Turn, turnRoads } from './tiles.ts'

/** A walk that the character on turn can make now: the steps to it, one place after another. */
export interface Walk {
  to: Place
  path: Place[]
}

/**
 * Everywhere that the character on turn can walk with the steps it has left, each by a shortest way. A
 * tile from which characters are sent back (a dark diamond) can end a walk, not be passed [R 23].
 */
export function walks(state: State): Walk[] {
  const from = seatOnTurn(state)?.at
  if (state.phase !== 'action' || from === undefined) return []
  const found = new Map<Place, Place[]>([[from, []]])
  for (const [at, path] of found) {
    if (path.length === stepsLeft(state) || sendsBack(state, at)) continue
    for (const side of DIRECTIONS) {
      const to = neighbour(at, side)
      if (isJoined(state.tiles, at, side) && !found.has(to)) found.set(to, [...path, to])
    }
  }
  found.delete(from)
  return [...found].map(([to, path]) => ({ to, path }))
}

const sendsBack = (state: State, at: Place): boolean =>
  buildingRules(state.tiles[at]?.building ?? null)?.sendsBack === true

/** The turns in which a market tile may be placed at each place where it fits at all. */
export function placementsOf(state: State, slot: number): Map<Place, Turn[]> {
  const turns = new Map<Place, Turn[]>()
  for (const action of listActions(state)) {
    if (action.type !== 'expand' || action.slot !== slot) continue
    turns.set(action.at, [...(turns.get(action.at) ?? []), action.turn])
  }
  return turns
}

/** Why a market tile cannot be placed at a place in any of its turns: the refusal of each turn. */
export function placementRefusals(state: State, slot: number, at: Place): (Refusal | null)[] {
  const face = state.market[slot]
  return face ? TURNS.map((turn) => refusePlacement(state, face, at, turn)) : []
}

/** Why the tile of a market slot cannot be taken in hand now; null if it can, even with no place for it. */
export function takeRefusal(state: State, slot: number): Refusal | null {
  // The oak's place is never free, so that a refusal of the place itself is all that is left to come.
  const refusal = refuseAction(state, { type: 'expand', slot, at: CENTRE, turn: 0 })
  return refusal?.code === 'place-is-taken' ? null : refusal
}

/** The turns in which a first tile may be laid on a side of the oak, the one that would be suggested first. */
export function layingTurns({ opening }: State, tile: number, side: Direction): Turn[] {
  const face = opening?.tiles[tile]
  if (!face) return []
  const { turn: first } = firstSpot(face, side)
  const clockwise = TURNS.map((_, index) => TURNS[(first + index) % TURNS.length] ?? first)
  return clockwise.filter((turn) => hasRoad(turnRoads(face.roads, turn), opposite(side)))
}

/** Why the character on turn cannot get to a place: no road there, or too far for the steps left. */
export function walkRefusal(state: State, to: Place): Refusal | null {
  const from = seatOnTurn(state)?.at
  const outside = isOver(state) ? { code: 'game-is-over' as const } : refuseOutsideAction(state)
  if (outside || from === undefined) return outside
  if (walks(state).some((walk) => walk.to === to)) return null
  if (stepsLeft(state) === 0) return { code: 'no-steps-left' }
  return refuseStep(state, from, to)
}

/** How many monsters stand in the forest. */
export const monsterCount = ({ tiles }: State): number =>
  places(tiles).reduce((sum, place) => sum + (tiles[place]?.monsters.length ?? 0), 0)
