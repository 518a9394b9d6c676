import type { BuildingRules } from '../hooks.ts'
import type { Face } from '../tiles.ts'
import { diamond } from './diamond.ts'

/** Every special tile there is. One line a building; what it does is in its own file. */
export const BUILDINGS = { diamond } as const satisfies Record<string, BuildingRules>

export type BuildingId = keyof typeof BUILDINGS

/** The rules of a tile's building, or null for a plain tile. */
export const buildingRules = (id: BuildingId | null): BuildingRules | null => (id ? BUILDINGS[id] : null)

/** Whether a tile is what must be destroyed to win: a dark diamond. */
export const isGoal = (face: Pick<Face, 'building'>): boolean => buildingRules(face.building)?.isGoal === true
