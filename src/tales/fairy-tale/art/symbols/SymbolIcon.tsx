import { memo } from 'react'
import type { SymbolId } from '../../../../engine/fairy-tale/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { useExpansionArt } from '../expansion-art.ts'
import { artOfSymbol } from './symbol-drawings.ts'

interface SymbolIconProps {
  symbol: SymbolId
  /** Side of its box in pixels. */
  size: number
  /** Its number, if it has one. */
  number?: number
  /** True if it is used up or broken. */
  spent?: boolean
}

/** A symbol's sign, unspent, centred at (0, 0), for use inside an SVG. */
export const SymbolShape = memo(function SymbolShape({
  symbol,
  size,
}: Pick<SymbolIconProps, 'symbol' | 'size'>) {
  const art = artOfSymbol(symbol, useExpansionArt())
  return (
    <g transform={`scale(${size / 24})`}>
      <Markup svg={art.sign({ number: 0, spent: false }, false)} />
    </g>
  )
})

/** A symbol's sign as a separate picture: costs, info cards, log. Decorative: the caller must name it. */
export const SymbolIcon = memo(function SymbolIcon({
  symbol,
  size,
  number = 0,
  spent = false,
}: SymbolIconProps) {
  const art = artOfSymbol(symbol, useExpansionArt())
  return (
    <svg
      className="grows"
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      overflow="visible"
      aria-hidden="true"
    >
      <Markup svg={art.sign({ number, spent }, size < 20)} />
    </svg>
  )
})
