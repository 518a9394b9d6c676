import { DIRECTIONS, directionTo, neighbour, opposite, type Place } from '../../../kernel/grid.ts'
import type { ActionOf, Refusal } from '../../actions.ts'
import { buildingRules } from '../../buildings/index.ts'
import type { Seat, State } from '../../state.ts'
import { hasRoad } from '../../tiles.ts'
import { stepsLeft } from '../allowance.ts'
import { allowed, refuseOutsideAction, type Verb } from './verb.ts'

/** The seat on turn. */
export const seatOnTurn = (state: State): Seat | null => state.seats[state.onTurn] ?? null

/** Walking one step along joined tiles. Monsters and full tiles never stop a character (3.2). */
export const walk: Verb<'walk'> = {
  list(state) {
    const from = seatOnTurn(state)?.at
    if (from === undefined) return []
    const wishes = DIRECTIONS.map((side): ActionOf<'walk'> => ({ type: 'walk', to: neighbour(from, side) }))
    return allowed(walk, state, wishes)
  },

  refuse(state, { to }) {
    const from = seatOnTurn(state)?.at
    if (state.phase !== 'action' || from === undefined) return refuseOutsideAction(state)
    return stepsLeft(state) === 0 ? { code: 'no-steps-left' } : refuseStep(state, from, to)
  },

  perform(table, { to }) {
    const { state, emit } = table
    const seat = seatOnTurn(state)
    if (!seat) return
    const from = seat.at
    state.spent.steps += 1
    const step = { seat: state.onTurn, from, at: to }
    const building = buildingRules(state.tiles[to]?.building ?? null)
    if (building?.steppedOnto?.(table, step) === 'returns') return
    seat.at = to
    emit?.({ type: 'character-walked', seat: state.onTurn, from, to })
  },
}

/** Why no character can step from one place to another; null if the two are joined. */
export function refuseStep({ tiles }: State, from: Place, to: Place): Refusal | null {
  const edge = directionTo(from, to)
  if (!edge) return { code: 'not-next-door' }
  if (!hasRoad(tiles[from]?.roads ?? 0, edge)) return { code: 'no-road-out', edge }
  return hasRoad(tiles[to]?.roads ?? 0, opposite(edge)) ? null : { code: 'road-joins-nothing', edge }
}
