import { memo } from 'react'
import { IconShape, WalkMark } from '../../../../../ui/art/index.ts'
import { BuildMark, DeedMark, OpeningMark, PowerMark, SymbolMark } from '../../../art/index.ts'
import type { MoveOption } from '../../../intent/move-options.ts'
import { useTableOverrides } from '../../state/instead.ts'
import styles from './offers.module.css'

interface OfferMarkProps {
  kind: MoveOption['kind']
  /** True if a symbol can be used here and is not aimed here yet. */
  used: boolean
  /** True if the tile has a building or pieces: its mark is above them (see CornerMarks). */
  crowded: boolean
  /** True if a first tile is selected that may be laid here. */
  held: boolean
}

/** The mark of an option: distinct by shape and texture, not by colour alone. */
export const OfferMark = memo(function OfferMark({ kind, used, crowded, held }: OfferMarkProps) {
  const isLater = useTableOverrides()?.isBoardLater ?? false
  const mark = used ? seen : markOf(kind, crowded, held)
  if (!mark) return null
  return (
    <svg
      className={styles['mark']}
      viewBox="0 0 100 100"
      aria-hidden="true"
      data-later={isLater ? '' : undefined}
    >
      {mark}
    </svg>
  )
})

function markOf(kind: MoveOption['kind'], crowded: boolean, held: boolean) {
  switch (kind) {
    case 'walk':
    case 'fly':
      return crowded ? null : <g transform="translate(50 50)">{discOf(kind)}</g>
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
      return held ? framed : null
    case 'clear':
    case 'fell':
    case 'deed':
      return framed
    case 'place': // both drawn by EmptyPlaces, all at once
    case 'no-fit':
    case 'aimed': // shown by the Ghost
    case 'use': // if aimed: shown as a preview
      return null
  }
}

/** The mark in the corner of a place, above the pieces, if it is the only sign of an option there. */
export function cornerMarkOf(offer: MoveOption, crowded: boolean) {
  switch (offer.kind) {
    case 'walk':
    case 'fly':
      return crowded ? discOf(offer.kind) : null
    case 'laid':
      return offer.held ? null : turnBadge
    case 'clear':
      return <PowerMark icon="wand" />
    case 'fell':
      return <PowerMark icon="crosscut-saw" />
    case 'deed':
      return <DeedMark deed={offer.deed} />
    case 'use':
      return offer.aimed ? null : <SymbolMark symbol={offer.use.symbol} />
    case 'lay':
    case 'place':
    case 'no-fit':
    case 'aimed':
      return null
  }
}

const discOf = (kind: 'walk' | 'fly') => (kind === 'walk' ? <WalkMark /> : <PowerMark icon="wing" />)

/** The tile itself must stay visible: it may be turned, or lost. */
const seen = (
  <g transform="translate(6 6) scale(.88)">
    <BuildMark />
  </g>
)

/** The dashed square, drawn inside the place so that it hides no neighbouring tile. */
const framed = (
  <g transform="translate(6 6) scale(.88)">
    <rect className={styles['ground']} width={100} height={100} rx={4} />
    <BuildMark />
  </g>
)

const turnBadge = (
  <g color="var(--legal)">
    <circle r={25} fill="var(--legal-hi)" stroke="var(--legal)" strokeWidth={4} />
    <IconShape name="clockwise-rotation" size={34} />
  </g>
)
