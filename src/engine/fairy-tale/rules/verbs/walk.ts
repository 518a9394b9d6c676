import { DIRECTIONS, directionTo, neighbour, opposite, type Place } from '../../../kernel/grid.ts'
import type { ActionOf, Refusal } from '../../actions.ts'
import { buildingRules } from '../../buildings/index.ts'
import type { State } from '../../state.ts'
import { hasRoad } from '../../tiles.ts'
import { stepsLeft } from '../allowance.ts'
import { seatOnTurn } from '../turn.ts'
import { allowed, refuseOutsideAction, type Verb } from './verb.ts'

/** Walking one step along joined tiles. Monsters and full tiles never stop a character (3.2). */
export const walk: Verb<'walk'> = {
  list(state) {
    const from = seatOnTurn(state)?.at
    if (from === undefined) return []
    const wishes = DIRECTIONS.map((side): ActionOf<'walk'> => ({ type: 'walk', to: neighbour(from, side) }))
    return allowed(walk, state, wishes)
  },

  refuse(state, { to }) {
    const outside = refuseOutsideAction(state)
    const from = seatOnTurn(state)?.at
    if (outside || from === undefined) return outside
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
    if (!building?.sendsBack) {
      seat.at = to
      emit?.({ type: 'character-walked', seat: state.onTurn, from, to })
    }
    building?.steppedOnto?.(table, step)
  },
}

/** Why no character can step from one place to another; null if the two are joined. */
export function refuseStep({ tiles }: State, from: Place, to: Place): Refusal | null {
  const edge = directionTo(from, to)
  if (!edge) return { code: 'not-next-door' }
  if (!hasRoad(tiles[from]?.roads ?? 0, edge)) return { code: 'no-road-out', edge }
  return hasRoad(tiles[to]?.roads ?? 0, opposite(edge)) ? null : { code: 'road-joins-nothing', edge }
}
