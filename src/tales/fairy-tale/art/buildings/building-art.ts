/** The drawing of a building in a 64-box, its foot at y 58. */
export interface BuildingArt {
  /** SVG text. */
  art: string
  /** The drawing once sprung, if it can be. */
  sprung?: string
  /** Palette role of the ground around it. */
  tint: string
  /** Side of its box on the tile, in hundredths of a tile. */
  size: number
}
