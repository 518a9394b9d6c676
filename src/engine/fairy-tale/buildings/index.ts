import type { BuildingRules } from '../hooks.ts'
import { diamond } from './diamond.ts'

/** Every special tile there is. One line a building; what it does is in its own file. */
export const BUILDINGS = { diamond } as const satisfies Record<string, BuildingRules>

export type BuildingId = keyof typeof BUILDINGS

/** The rules of a tile's building, or null for a plain tile. */
export const buildingRules = (id: BuildingId | null): BuildingRules | null => (id ? BUILDINGS[id] : null)
