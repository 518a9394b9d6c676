import type { BuildingRules } from '../../hooks/building.ts'

/** The barracks: a character here may recruit one of the king's soldiers, as the order of this turn [R 53]. */
export const barracks: BuildingRules = { mark: '⚑', box: 'soldiers', costs: [{ wood: 1, gold: 1 }] }
