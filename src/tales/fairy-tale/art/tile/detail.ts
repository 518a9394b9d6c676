/** The level of detail of a tile: 0 all, 0.5 a fifth fewer trees, 1 a few bold ones, 2 ground, road and signs only. */
export type DetailLevel = 0 | 0.5 | 1 | 2

/** Returns the level of detail for a tile that is `pixels` wide on the screen. */
export function detailFor(pixels: number): DetailLevel {
  if (pixels >= 90) return 0
  if (pixels >= 64) return 0.5
  return pixels >= 32 ? 1 : 2
}
