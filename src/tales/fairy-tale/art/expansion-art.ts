import { createContext, use } from 'react'
import type {
  CurseId,
  ExpansionBuildingId,
  ExpansionSymbolId,
  SpellId,
  ThingId,
} from '../../../engine/fairy-tale/index.ts'
import type { BuildingArt } from './buildings/building-art.ts'
import type { SymbolArt } from './symbols/symbol-art.ts'

/** An action on a pressed place, as the picture in its mark. */
export type DeedPictured = 'pour' | 'march' | 'cast' | 'lead' | 'point' | 'switch'

/** For how many more turns a tile burns or is under water. */
export type Left = 1 | 2 | 3

/** How the expansions are drawn, as SVG text. */
export interface ExpansionArt {
  symbols: Record<ExpansionSymbolId, SymbolArt>
  buildings: Record<ExpansionBuildingId, BuildingArt>
  /** Round (0, 0), about 37 wide. */
  deeds: Record<DeedPictured, string>
  /** Over a tile, from (0, 0) to (100, 100); `bold` for small ones. */
  fire(left: Left, bold: boolean): string
  flood(left: Left, bold: boolean): string
  /** What catches fire next, over its tile. */
  rim(bold: boolean): string
  /** Standing figures, their feet at (35, 74); they reach to -26. */
  soldier: string
  villager: string
  /** In a 64-box, die-cut. */
  hammer: string
  bucket: string
  things: Record<ThingId, string>
  /** Round (0, 0), reaching 17. */
  curse(curse: CurseId): string
  /** Round (0, 0), reaching 20. */
  spell(spell: SpellId): string
}

/** The drawings of the expansions on a page; null before they have loaded, when no game on it has any. */
export const ExpansionArtContext = createContext<ExpansionArt | null>(null)

export const useExpansionArt = (): ExpansionArt | null => use(ExpansionArtContext)

/** Returns the drawings. Throws if they are missing: a game with an expansion is shown only when they have loaded. */
export function loadedArt(art: ExpansionArt | null): ExpansionArt {
  if (!art) throw new Error('Expansion art has not loaded yet.')
  return art
}
