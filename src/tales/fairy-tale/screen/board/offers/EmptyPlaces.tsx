import { memo, useId, useMemo } from 'react'
import { Veil } from '../../../../../ui/art/index.ts'
import { at, cssTiles } from '../../../../../ui/stage/board-point.ts'
import { OpeningMark } from '../../../art/index.ts'
import type { MoveOption, MoveOptions } from '../../../intent/move-options.ts'
import { spotOf } from '../../forest/layout.ts'
import styles from './offers.module.css'

/**
 * The places around the forest while a tile is selected: marked if it fits, veiled if not. All are one drawing of a few elements, which is
 * much cheaper than a drawing each.
 */
export const EmptyPlaces = memo(function EmptyPlaces({ offers }: { offers: MoveOptions }) {
  const mark = useId()
  // The aimed place keeps its mark below the preview, so that aiming does not redraw the marks.
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

/** The centres of the places with these options, in hundredths of a tile. */
function middlesOf(offers: MoveOptions, kinds: readonly MoveOption['kind'][]) {
  const places = [...offers].filter(([, { kind }]) => kinds.includes(kind))
  return places.map(([place]) => spotOf(place)).map(({ x, y }) => ({ x: x * 100, y: y * 100 }))
}
