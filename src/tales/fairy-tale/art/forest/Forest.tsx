import { memo, useId, useMemo } from 'react'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { useExpansionArt } from '../expansion-art.ts'
import { EAST, SOUTH } from '../roads/roads.ts'
import type { DetailLevel } from '../tile/detail.ts'
import { type TileLook, tileMarkup } from '../tile/tile-markup.ts'
import { barredFor, barsIn, placeKey } from './bars.ts'
import { forestOutline, type OutlineCell } from './outline.ts'

/** A tile of the forest, as drawn. */
export type ForestTile = OutlineCell & Pick<TileLook, 'roads' | 'seed' | 'building' | 'sprung' | 'symbols'>

interface ForestProps {
  /** In any order. The same array must mean the same forest. */
  tiles: readonly ForestTile[]
  level: DetailLevel
}

/**
 * All tiles as one seamless wood, 100 units a tile, the middle of the Oak at (0, 0). Only the whole is clipped: borders clipped tile by
 * tile would show hairlines at fractional zooms. The Oak itself is `<Oak>`. Painting a large forest is slow; to pan it, move an element
 * with its own layer (CSS `transform` and `will-change`) instead of an attribute inside the SVG, which repaints every frame.
 */
export const Forest = memo(function Forest({ tiles, level }: ForestProps) {
  const clip = useId()
  const expansions = useExpansionArt()
  const outline = useMemo(() => forestOutline(tiles), [tiles])
  const bars = useMemo(() => barsIn(tiles), [tiles])
  const ordered = useMemo(() => tiles.toSorted((a, b) => a.y - b.y || a.x - b.x), [tiles])
  return (
    <g>
      <clipPath id={clip}>
        <path d={outline.area} />
      </clipPath>
      <path d={outline.shadow} fill="var(--shadow)" />
      <path d={outline.cut} fill="var(--cut)" stroke="var(--tree-ink)" strokeWidth={1.2} />
      <g clipPath={`url(#${clip})`}>
        {ordered.map(({ x, y, ...tile }) => {
          const without =
            (bars.has(placeKey(x + 1, y)) ? EAST : 0) | (bars.has(placeKey(x, y + 1)) ? SOUTH : 0)
          const barred = barredFor(bars, x, y)
          return (
            <g key={placeKey(x, y)} transform={`translate(${x * 100 - 50} ${y * 100 - 50})`}>
              <Markup svg={tileMarkup({ ...tile, x, y, level, without, barred }, expansions)} />
            </g>
          )
        })}
      </g>
      <path d={outline.rim} fill="none" stroke="var(--tree-ink)" strokeWidth={2.4} strokeLinecap="round" />
    </g>
  )
})
