import type { SymbolId } from '../../../../engine/fairy-tale/index.ts'
import type { Point } from '../../../../ui/art/svg.ts'

/** An arrangement of signs on a tile: their radius, and the middle of each in order. */
export interface Cluster {
  radius: number
  middles: readonly Point[]
}

/** The space that a symbol takes on its tile. */
interface SymbolLayout {
  /** When its sign is in its tile's corner. 'large': only on large tiles, because the roads show it too. */
  corner: 'always' | 'large' | 'never'
  /** The layout of the other signs if this one fills the north-west corner. */
  beside?: Record<'fine' | 'bold', Cluster>
  /** True if it bars the mouth of its road. Hedges leave room for it. */
  barsMouth?: true
}

const SIGN: SymbolLayout = { corner: 'always' }
const BAR: SymbolLayout = { corner: 'never', barsMouth: true }

/** A dark sign: the resources of its tile are in the south-west corner, clear of the road at first. */
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

/** Places of pieces and hedges are computed from the layout, without any drawing. */
const LAYOUTS: Readonly<Record<SymbolId, SymbolLayout>> = {
  wood: SIGN,
  gold: SIGN,
  magic: SIGN,
  distraction: SIGN,
  bomb: SIGN,
  swap: SIGN,
  rotate: SIGN,
  haste: SIGN,
  'fixed-order': { corner: 'large' },
  capacity: SIGN,
  gate: BAR,
  wall: BAR,
  torch: SIGN,
  damp: SIGN,
  river: SIGN,
  boulder: SIGN,
  signpost: { corner: 'never' },
  drawbridge: BAR,
  'secret-door': SIGN,
  'war-drum': DARK,
  grove: DARK,
  scroll: SIGN,
}

/** Returns the layout of any symbol, also of the expansions. */
export const layoutOf = (symbol: SymbolId): SymbolLayout => LAYOUTS[symbol]
