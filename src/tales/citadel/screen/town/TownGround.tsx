import { memo } from 'react'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { type Detail, groundMarkup, plotsMarkup, printMarkup, wallMarkup } from '../../art/town/index.ts'

/** The land on which plots lie: forest, wall, rings, river and roads, and the plots as they are punched out. */
export const TownGround = memo(function TownGround({ detail, goal }: { detail: Detail; goal: number }) {
  return (
    <>
      <Markup svg={groundMarkup(detail)} />
      <Markup svg={plotsMarkup(detail)} />
      <Markup svg={wallMarkup(goal, detail)} />
    </>
  )
})

/** What is printed on the plots: their prices and their premiums. */
export const TownPrint = memo(function TownPrint() {
  return <Markup svg={printMarkup()} />
})
