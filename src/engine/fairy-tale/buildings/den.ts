import type { BuildingRules } from '../hooks/building.ts'

/** A monster den, a cave: on a 6, monsters may appear here [R 7]. */
export const den: BuildingRules = { mark: '∩', isDen: true }
