import { memo, useId, useMemo } from 'react'
import { Veil } from '../../../../../ui/art/index.ts'
import { at, cssTiles } from '../../../../../ui/stage/spot.ts'
import { OpeningMark } from '../../../art/index.ts'
import type { Offer, Offers } from '../../../intent/offers.ts'
import { spotOf } from '../../forest/layout.ts'
import styles from './offers.module.css'

/**
 * The places round the forest while a tile is in hand: marked where it fits, veiled where it does not. However
 * many they are, they are one drawing of a few things, which is much cheaper than a drawing each.
 */
export const EmptyPlaces = memo(function EmptyPlaces({ offers }: { offers: Offers }) {
  const mark = useId()
  // The aimed place keeps its mark under the tile that covers it: nothing is drawn again while one aims about.
  const fitting = useMemo(() => middlesOf(offers, ['place', 'aimed']), [offers])
  const veiled = useMemo(() => middlesOf(offers, ['no-fit']), [offers])
  if (fitting.length + veiled.length === 0) return null
  return (
    <svg
      className={styles['empty']}
      style={{ ...at({ x: 0, y: 0 }), width: cssTiles(1), height: cssTiles(1) }}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <g className={styles['veiled']}>
        <Veil middles={veiled} />
      </g>
      <marker
        id={mark}
        viewBox="-20 -20 40 40"
        markerWidth={48}
        markerHeight={48}
        markerUnits="userSpaceOnUse"
        overflow="visible"
      >
        <OpeningMark />
      </marker>
      <polyline
        points={fitting.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        style={{ marker: `url(#${mark})` }}
      />
    </svg>
  )
})

/** The middles of the places with such offers, in hundredths of a tile. */
function middlesOf(offers: Offers, kinds: readonly Offer['kind'][]) {
  const places = [...offers].filter(([, { kind }]) => kinds.includes(kind))
  return places.map(([place]) => spotOf(place)).map(({ x, y }) => ({ x: x * 100, y: y * 100 }))
}
