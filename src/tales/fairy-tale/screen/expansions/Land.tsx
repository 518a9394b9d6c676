import { memo } from 'react'
import { Markup } from '../../../../ui/art/Markup.tsx'
import type { LandProps } from '../forest/expansion-land.ts'
import { cellStyle, spotOf } from '../forest/layout.ts'
import { coversOf, type TileOverlay } from './covers.ts'
import styles from './land.module.css'

/** The overlays of the expansions on the tiles of the board. Presses go through them. */
export const Ground = memo(function Ground({ state, level }: LandProps) {
  return coversOf(state, level >= 1).map(({ place, is, svg }) => (
    <svg
      key={`${is} ${place}`}
      className={styles['cover']}
      style={cellStyle(place)}
      viewBox="0 0 100 100"
      aria-hidden="true"
      data-land={is}
    >
      <Markup svg={svg} />
    </svg>
  ))
})

/** The same in a drawing of the whole forest. */
export const Still = memo(function Still({ state, level }: LandProps) {
  return coversOf(state, level >= 1).map((cover) => (
    <StillCover key={`${cover.is} ${cover.place}`} {...cover} />
  ))
})

/** The overlay of one tile, in a drawing. */
export function StillCover({ place, is, svg }: TileOverlay) {
  const { x, y } = spotOf(place)
  return (
    <g transform={`translate(${x * 100 - 50} ${y * 100 - 50})`} data-land={is}>
      <Markup svg={svg} />
    </g>
  )
}
