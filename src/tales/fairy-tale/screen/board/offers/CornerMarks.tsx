import { memo } from 'react'
import { CENTRE, type Place } from '../../../../../engine/kernel/index.ts'
import type { MoveOptions } from '../../../intent/move-options.ts'
import { cellStyle } from '../../forest/layout.ts'
import { MARK, OAK_MARK } from '../../forest/slots/reserved.ts'
import type { Slot } from '../../forest/slots/shapes.ts'
import { cornerMarkOf } from './OfferMark.tsx'
import styles from './offers.module.css'

interface CornerMarksProps {
  offers: MoveOptions
  /** Places with a building, or pieces on them. */
  crowded: ReadonlySet<Place>
}

/** Marks on places with a building or pieces, in the free room there. Clicks go through them. */
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
          <g transform={place === CENTRE ? AT_OAK : ON_TILE}>{mark}</g>
        </svg>
      )
    )
  })
})

/** A mark is drawn 54 wide. */
const within = ({ x, y, size }: Slot): string => `translate(${x} ${y}) scale(${size / 54})`

const ON_TILE = within(MARK)
const AT_OAK = within(OAK_MARK)
