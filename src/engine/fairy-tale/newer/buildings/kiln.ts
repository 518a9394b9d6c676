import type { BuildingRules } from '../../hooks/building.ts'
import { canCatchFire, catchFire } from '../fire.ts'

/** The kiln: a monster that enters sets it alight and is gone with all there, if it can catch fire now [R 40] [R 41] [R 45]. */
export const kiln: BuildingRules = {
  mark: '♨',
  box: 'fire',
  takes: (_tile, state, at) => canCatchFire(state, at),
  entered(table, at) {
    if (!canCatchFire(table.state, at)) return 'stays'
    catchFire(table, at, 'kiln')
    return 'gone'
  },
}
