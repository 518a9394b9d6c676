/** What stands on a tile, drawn in a 64-box with its foot at y 58. */
export interface BuildingArt {
  /** SVG text. */
  art: string
  /** The same once it is sprung, if it can be. */
  sprung?: string
  /** Palette role of the ground round it. */
  tint: string
  /** Side of its box on the tile, in hundredths of a tile. */
  size: number
}
