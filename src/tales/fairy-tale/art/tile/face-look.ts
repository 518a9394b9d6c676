import type { Face } from '../../../../engine/fairy-tale/index.ts'
import type { TileLook } from './tile-markup.ts'

/** What a tile's picture takes from its printed side, turned as it lies. */
export type FaceLook = Required<Pick<TileLook, 'roads' | 'seed' | 'sprung' | 'symbols'>> &
  Pick<TileLook, 'building'>

/** How the printed side of a tile looks. */
export const faceLook = ({ id, roads, building, sprung, symbols }: Face): FaceLook => ({
  roads,
  seed: String(id),
  building: building ?? undefined,
  sprung,
  symbols,
})
