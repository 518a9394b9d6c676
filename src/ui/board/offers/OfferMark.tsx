import { memo } from 'react'
import type { SymbolId } from '../../../engine/fairy-tale/index.ts'
import { BuildMark, IconShape, OpeningMark, PowerMark, SymbolMark, WalkMark } from '../../art/index.ts'
import styles from './offers.module.css'
import type { Offer } from './offers.ts'

interface OfferMarkProps {
  kind: Offer['kind']
  /** The symbol that can be used here. */
  symbol: SymbolId | undefined
  /** A building or pieces stand on the tile: keep clear of them. */
  crowded: boolean
  /** A first tile is in hand that may be laid here. */
  held: boolean
}

/** How a place shows what it offers: by shape and texture, not by colour alone. */
export const OfferMark = memo(function OfferMark({ kind, symbol, crowded, held }: OfferMarkProps) {
  const mark = symbol ? symbolMark(symbol) : markOf(kind, crowded, held)
  if (!mark) return null
  return (
    <svg className={styles['mark']} viewBox="0 0 100 100" aria-hidden="true">
      {mark}
    </svg>
  )
})

/** Where a mark keeps clear of what stands on the tile, and is still large enough to be seen. */
const CORNER = 'translate(79 79) scale(.76)'

function markOf(kind: Offer['kind'], crowded: boolean, held: boolean) {
  switch (kind) {
    case 'walk':
      return (
        <g transform={crowded ? CORNER : 'translate(50 50)'}>
          <WalkMark />
        </g>
      )
    case 'lay':
      return (
        <g>
          {framed}
          {held && (
            <g transform="translate(50 50)">
              <OpeningMark />
            </g>
          )}
        </g>
      )
    case 'laid':
      return held ? framed : turnBadge
    case 'fly':
      return (
        <g transform={crowded ? CORNER : 'translate(50 50)'}>
          <PowerMark icon="wing" />
        </g>
      )
    case 'clear':
      return (
        <g>
          {framed}
          <g transform={CORNER}>
            <PowerMark icon="wand" />
          </g>
        </g>
      )
    case 'place': // both drawn by EmptyPlaces, all at once
    case 'no-fit':
    case 'aimed': // shown by the Ghost
    case 'use': // aimed too: shown as it would be
      return null
  }
}

/** The tile itself must be seen well: it may be turned, or lost. */
const symbolMark = (symbol: SymbolId) => (
  <g>
    <g transform="translate(6 6) scale(.88)">
      <BuildMark />
    </g>
    <g transform="translate(80 79) scale(.72)">
      <SymbolMark symbol={symbol} />
    </g>
  </g>
)

/** The dashed square, drawn within the place so that it hides nothing of the tiles round it. */
const framed = (
  <g transform="translate(6 6) scale(.88)">
    <rect className={styles['ground']} width={100} height={100} rx={4} />
    <BuildMark />
  </g>
)

const turnBadge = (
  <g transform="translate(86 86)" color="var(--legal)">
    <circle r={12} fill="var(--legal-hi)" stroke="var(--legal)" strokeWidth={2.4} />
    <IconShape name="clockwise-rotation" size={16} />
  </g>
)
