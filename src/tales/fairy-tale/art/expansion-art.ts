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

/** An action on a clicked place, as the picture in its mark. */
export type DeedPictured = 'pour' | 'march' | 'cast' | 'lead' | 'point' | 'switch'

/** The number of turns that a tile still burns or is flooded. */
export type Left = 1 | 2 | 3

/** The drawings of the expansions, as SVG text. */
export interface ExpansionArt {
  symbols: Record<ExpansionSymbolId, SymbolArt>
  buildings: Record<ExpansionBuildingId, BuildingArt>
  /** Centred at (0, 0), about 37 wide. */
  deeds: Record<DeedPictured, string>
  /** Over a tile, from (0, 0) to (100, 100); `bold` for small tiles. */
  fire(left: Left, bold: boolean): string
  flood(left: Left, bold: boolean): string
  /** Over a tile that catches fire next. */
  rim(bold: boolean): string
  /** Standing figures with their feet at (35, 74) and their tops at y -26. */
  soldier: string
  villager: string
  /** Die-cut, in a 64-box. */
  hammer: string
  bucket: string
  things: Record<ThingId, string>
  /** Centred at (0, 0), radius 17. */
  curse(curse: CurseId): string
  /** Centred at (0, 0), radius 20. */
  spell(spell: SpellId): string
}

/** The drawings of the expansions on a page; null until they have loaded. Until then no game on the page has an expansion. */
export const ExpansionArtContext = createContext<ExpansionArt | null>(null)

export const useExpansionArt = (): ExpansionArt | null => use(ExpansionArtContext)

/** Returns the drawings. Throws if they are missing: a game with an expansion is shown only when they have loaded. */
export function loadedArt(art: ExpansionArt | null): ExpansionArt {
  if (!art) throw new Error('Expansion art has not loaded yet.')
  return art
}
