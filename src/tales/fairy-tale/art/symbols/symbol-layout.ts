import type { SymbolId } from '../../../../engine/fairy-tale/index.ts'
import type { Point } from '../../../../ui/art/svg.ts'

/** How signs lie on a tile: their radius, and the middle of each in their order. */
export interface Cluster {
  radius: number
  middles: readonly Point[]
}

/** What a symbol takes up on its tile. */
interface SymbolLayout {
  /** When its sign hangs in its tile's corner: 'large', only where the tile is; what is on the roads says it too. */
  corner: 'always' | 'large' | 'never'
  /** It has the north-west corner to itself: so lies what else there is. */
  beside?: Record<'fine' | 'bold', Cluster>
  /** It stands across the mouth of its road, and hedges make way for it. */
  barsMouth?: true
}

const SIGN: SymbolLayout = { corner: 'always' }
const BAR: SymbolLayout = { corner: 'never', barsMouth: true }

/** A dark sign: what its tile is rich in lies in the south-west corner, clear of the road at first. */
const DARK: SymbolLayout = {
  corner: 'always',
  beside: {
    fine: {
      radius: 9.5,
      middles: [
        [13, 87],
        [33.5, 87],
        [13, 66.5],
      ],
    },
    bold: {
      radius: 12,
      middles: [
        [15, 85],
        [41, 85],
        [15, 59],
      ],
    },
  },
}

/** Symbols that are laid otherwise than with a sign in the corner. */
const OTHERS: { readonly [Id in SymbolId]?: SymbolLayout } = {
  'fixed-order': { corner: 'large' },
  gate: BAR,
  wall: BAR,
  signpost: { corner: 'never' },
  drawbridge: BAR,
  'war-drum': DARK,
  grove: DARK,
}

/** Returns the layout of any symbol, also of the expansions: places of pieces and hedges follow from it, without any drawing. */
export const layoutOf = (symbol: SymbolId): SymbolLayout => OTHERS[symbol] ?? SIGN
