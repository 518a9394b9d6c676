import { memo } from 'react'
import { CENTRE, type Place } from '../../../engine/kernel/index.ts'
import { cellStyle } from '../layout.ts'
import { cornerMarkOf } from './OfferMark.tsx'
import styles from './offers.module.css'
import type { Offers } from './offers.ts'

interface CornerMarksProps {
  offers: Offers
  /** Places with a building, or pieces on them. */
  crowded: ReadonlySet<Place>
}

/** The marks of places where something stands. They lie over all pieces, and presses go through them. */
export const CornerMarks = memo(function CornerMarks({ offers, crowded }: CornerMarksProps) {
  return [...offers].map(([place, offer]) => {
    const mark = cornerMarkOf(offer, crowded.has(place))
    return (
      mark && (
        <svg
          key={place}
          className={styles['corner']}
          style={cellStyle(place)}
          viewBox="0 0 100 100"
          aria-hidden="true"
          data-corner={place}
        >
          <g transform={CORNERS[place === CENTRE ? 'oak' : 'tile']}>{mark}</g>
        </svg>
      )
    )
  })
})

/** At the oak characters stand below, and above at the right a heart that would break is shown. */
const CORNERS = {
  oak: 'translate(16 16) scale(.72)',
  tile: 'translate(80 80) scale(.72)',
}
