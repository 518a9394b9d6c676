import { memo } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import { at, cssTiles } from '../../../../../ui/stage/board-point.ts'
import { type Carried, CarriedIcon, GoneMark } from '../../../art/index.ts'
import type { MoveOptions } from '../../../intent/move-options.ts'
import { carriedBy } from '../../forest/carried.ts'
import { spotOf } from '../../forest/layout.ts'
import { BADGE } from '../../forest/slots/reserved.ts'
import styles from './offers.module.css'

/** Marks tiles where a walk loses the carried thing, before the step, by a picture of the thing crossed out. */
export const LosingMarks = memo(function LosingMarks({ real, offers }: { real: State; offers: MoveOptions }) {
  const carried = carriedBy(real, real.onTurn)
  if (!carried) return null
  return [...offers]
    .filter(([, offer]) => offer.kind === 'walk' && offer.loses)
    .map(([place]) => <LosingMark key={place} place={place} carried={carried} />)
})

function LosingMark({ place, carried }: { place: Place; carried: Carried }) {
  const { x, y } = spotOf(place)
  const size = BADGE.size / 100
  const corner = { x: x - 0.5 + BADGE.x / 100 - size / 2, y: y - 0.5 + BADGE.y / 100 - size / 2 }
  return (
    <div
      className={styles['losing']}
      style={{ ...at(corner), width: cssTiles(size), height: cssTiles(size) }}
      aria-hidden="true"
      data-losing={place}
    >
      <CarriedIcon carried={carried} size={48} />
      <svg viewBox="-22 -22 44 44" aria-hidden="true">
        <GoneMark />
      </svg>
    </div>
  )
}
