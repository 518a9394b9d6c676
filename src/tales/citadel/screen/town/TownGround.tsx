import { memo } from 'react'
import { Markup } from '../../../../ui/art/Markup.tsx'
import type { Detail } from '../../../../ui/art/svg.ts'
import { groundMarkup, plotsMarkup, printMarkup, wallMarkup, woodMarkup } from '../../art/town/index.ts'

interface TownGroundProps {
  detail: Detail
  goal: number
  hasWood: boolean
}

/** The land below the pieces: forest, rings, river and roads, plots, and the wall. */
export const TownGround = memo(function TownGround({ detail, goal, hasWood }: TownGroundProps) {
  return (
    <>
      {hasWood && <Markup svg={woodMarkup()} />}
      <Markup svg={groundMarkup(hasWood)} />
      <Markup svg={plotsMarkup(detail)} />
      <Markup svg={wallMarkup(goal, detail)} />
    </>
  )
})

/** The print on the plots: prices and premiums. */
export const TownPrint = memo(function TownPrint() {
  return <Markup svg={printMarkup()} />
})
