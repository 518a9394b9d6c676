import type { Printed } from '../../../../engine/fairy-tale/index.ts'
import type { Roads } from '../roads/roads.ts'

/** What a sign shows of a symbol besides its kind. */
export type Mark = Pick<Printed, 'number' | 'spent'>

/** The tile on which a symbol is drawn. */
export interface SymbolTile {
  roads: Roads
  /** The sides on which something stands across the mouth of the road. */
  barred: Roads
  bold: boolean
}

/** How a symbol is drawn. `bold` is for small tiles: thick and simple. */
export interface SymbolArt {
  /** Its sign as SVG text round (0, 0), reaching 10 to every side: in a tile's corner, in lists, on cards. */
  sign(mark: Mark, bold: boolean): string
  /** What it sets on the roads of its tile, in tile coordinates. */
  onRoads?(printed: Printed, ground: SymbolTile): string
}
