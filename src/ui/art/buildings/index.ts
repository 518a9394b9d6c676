import type { BuildingArt } from './building-art.ts'
import { diamond } from './diamond.ts'

/** Every building by id: a new one is its own file and one line here. */
export const BUILDINGS = { diamond } satisfies Record<string, BuildingArt>

export type BuildingId = keyof typeof BUILDINGS
