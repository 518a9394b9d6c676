import type { Printed } from '../../../../engine/fairy-tale/index.ts'
import type { Point } from '../../../../ui/art/svg.ts'
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

/** How signs lie on a tile: their radius, and the middle of each in their order. */
export interface Cluster {
  radius: number
  middles: readonly Point[]
}

/** How a symbol is drawn. `bold` is for small tiles: thick and simple. */
export interface SymbolArt {
  /** Its sign as SVG text round (0, 0), reaching 10 to every side: in a tile's corner, in lists, on cards. */
  sign(mark: Mark, bold: boolean): string
  /** When the sign hangs in its tile's corner: 'large', only where the tile is; what is on the roads says it too. */
  corner: 'always' | 'large' | 'never'
  /** What it sets on the roads of its tile, in tile coordinates. */
  onRoads?(printed: Printed, ground: SymbolTile): string
  /** It has the north-west corner to itself: so lies what else there is. */
  beside?: Record<'fine' | 'bold', Cluster>
  /** It stands across the mouth of its road, and hedges make way for it. */
  barsMouth?: true
}
