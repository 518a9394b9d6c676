import type { BuildingRules } from '../../hooks/building.ts'
import { settle } from '../villagers.ts'

/** The village: three villagers live there, who are to be led to the oak [R 55]. */
export const village: BuildingRules = {
  mark: '☗',
  box: 'soldiers',
  minimumDistance: 2,
  laid: ({ state }, at) => settle(state, at),
}
