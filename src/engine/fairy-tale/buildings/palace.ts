import type { BuildingRules } from '../hooks/building.ts'

/** The palace: monsters may not enter, characters may. */
export const palace: BuildingRules = { mark: '♜', costs: [{ gold: 3 }], shutsOut: true, noEntrance: true }
