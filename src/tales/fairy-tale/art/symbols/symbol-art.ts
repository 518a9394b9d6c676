import type { Printed } from '../../../../engine/fairy-tale/index.ts'
import type { Roads } from '../roads/roads.ts'

/** The properties of a symbol that its sign shows, besides its kind. */
export type Mark = Pick<Printed, 'number' | 'spent'>

/** The tile of a symbol, as needed for drawing it. */
export interface SymbolTile {
  roads: Roads
  /** The sides with a bar across the mouth of the road. */
  barred: Roads
  bold: boolean
}

/** The drawing of a symbol. `bold` is for small tiles: thick and simple. */
export interface SymbolArt {
  /** Its sign as SVG text, centred at (0, 0) with radius 10: for a tile's corner, lists and info cards. */
  sign(mark: Mark, bold: boolean): string
  /** Its drawing on the roads of its tile, in tile coordinates. */
  onRoads?(printed: Printed, ground: SymbolTile): string
}
