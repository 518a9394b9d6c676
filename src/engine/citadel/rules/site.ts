import type { RefusalCode } from '../../kernel/game.ts'
import { groundOf, PLOTS, type Plot, type Road } from '../board.ts'
import { type BuildingId, buildingOf } from '../buildings.ts'
import type { State } from '../state.ts'
import type { Citadel } from '../types.ts'
import { standingOn } from './plots.ts'

/** Returns why a building may not stand on a plot, or null. The owner is ignored (section 2) [C 3]. */
export function refuseSite(
  state: State,
  card: BuildingId,
  plot: Plot,
  isDispensed = false,
): RefusalCode<Citadel> | null {
  const { ring, byRiver, road } = groundOf(plot)
  const { category } = buildingOf(card)
  if (category === 'crafts' && ring === 'inner' && !isDispensed) return 'inner-circle'
  if (category === 'municipal' && byRiver && !isDispensed) return 'by-the-river'
  if (category !== 'trade') return null
  // A Turnpike needs a road, even with a Dispensation.
  if (road === null) return isDispensed && card !== 'turnpike' ? null : 'off-the-road'
  return card === 'turnpike' && hasTurnpike(state, road) ? 'road-has-turnpike' : null
}

/** True if a road has a Turnpike, with or without an owner [C 3]. */
export const hasTurnpike = (state: Pick<State, 'buildings'>, road: Road): boolean =>
  PLOTS.some((plot) => groundOf(plot).road === road && standingOn(state, plot) === 'turnpike')
