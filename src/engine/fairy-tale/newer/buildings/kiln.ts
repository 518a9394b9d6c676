import type { BuildingRules } from '../../hooks/building.ts'
import { isOurs } from '../../rules/ours.ts'
import { catchFire } from '../fire.ts'

/** The kiln: a monster that enters sets it alight and is gone with all there, unless one of ours stands there [R 45]. */
export const kiln: BuildingRules = {
  mark: '♨',
  box: 'fire',
  takes: (_tile, state, at) => !isOurs(state, at),
  entered(table, at) {
    if (isOurs(table.state, at)) return 'stays'
    catchFire(table, at, 'kiln')
    return 'gone'
  },
}
