import { memo } from 'react'
import { Markup } from '../../../ui/art/Markup.tsx'
import { keepMarkup, type Meadow as MeadowPlace, meadowMarkup, type Wall } from './keep-markup.ts'

/** The fortress as printed on paper. */
export const Keep = memo(function Keep({ x, width, walk, depth, up }: Wall) {
  return <Markup svg={keepMarkup({ x, width, walk, depth, up })} />
})

/** The meadow before it. */
export const Meadow = memo(function Meadow({ x, y, width, height, gate }: MeadowPlace) {
  return <Markup svg={meadowMarkup({ x, y, width, height, gate })} />
})
