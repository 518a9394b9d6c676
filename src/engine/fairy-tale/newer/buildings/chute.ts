import { neighbour, opposite, type Place } from '../../../kernel/boards/square.ts'
import { buildingRules } from '../../buildings/index.ts'
import type { BuildingRules } from '../../hooks/building.ts'
import { isShut } from '../../rules/bars.ts'
import { closureAt } from '../../rules/closed.ts'
import { desiredTurn } from '../../rules/plan.ts'
import type { State } from '../../state.ts'

/**
 * The chute: set, the first monster to enter slides straight outward, to the last tile of the line, and is put there in
 * the same run; then it is sprung, until a character steps onto it and sets it again [R 49].
 */
export const chute: BuildingRules = {
  mark: '⇩',
  box: 'river',
  costs: [{ wood: 1 }],
  canSpring: true,

  entered({ state }, at, _monster, run) {
    const tile = state.tiles[at]
    const slidesTo = tile && !tile.sprung ? endOfLine(state, at, run) : null
    if (!tile || slidesTo === null) return 'stays'
    tile.sprung = true
    return { slidesTo }
  },

  steppedOnto({ state, emit }, { seat, at }) {
    const tile = state.tiles[at]
    if (!tile?.sprung) return
    tile.sprung = false
    emit?.({ type: 'building-set', seat, building: 'chute', at })
  },
}

/** The last tile of the line that leads outward from a place; null where not even one lies there. */
function endOfLine(state: State, from: Place, run: readonly Place[]): Place | null {
  const outward = opposite(desiredTurn(from))
  let end: Place | null = null
  for (let next = neighbour(from, outward); isOnTheWay(state, next, run); next = neighbour(next, outward)) {
    end = next
  }
  return end
}

/** Whether it slides over a place: not over a palace, a fire or a flood, nor into a chest that it has entered in this run. */
function isOnTheWay(state: State, at: Place, run: readonly Place[]): boolean {
  const tile = state.tiles[at]
  if (!tile || isShut(state, at) || closureAt(state, at)) return false
  return !(run.includes(at) && buildingRules(tile.building)?.neverFull)
}
