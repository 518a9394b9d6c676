import { memo } from 'react'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { useExpansionArt } from '../expansion-art.ts'
import { BLEED, type TileLook, tileMarkup } from './tile-markup.ts'

const SIDE = 100 + BLEED * 2

/**
 * One tile, drawn in the box (0, 0) to (100, 100) of the surrounding SVG and clipped to it; position it with a transform. Decorative: the
 * caller must name it.
 */
export const TileArt = memo(function TileArt(look: TileLook) {
  const expansions = useExpansionArt()
  return (
    <svg
      x={-BLEED}
      y={-BLEED}
      width={SIDE}
      height={SIDE}
      viewBox={`${-BLEED} ${-BLEED} ${SIDE} ${SIDE}`}
      overflow="hidden"
      aria-hidden="true"
    >
      <Markup svg={tileMarkup(look, expansions)} />
    </svg>
  )
})

/** A tile as a separate picture, `size` pixels wide: market, hand, log. */
export const TileIcon = memo(function TileIcon({ size, ...look }: TileLook & { size: number }) {
  const expansions = useExpansionArt()
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <Markup svg={tileMarkup(look, expansions)} />
    </svg>
  )
})
