import { HeroStandee } from '../heroes/HeroStandee.tsx'
import type { HeroId } from '../heroes/hero-markup.ts'

/** Places for up to six heroes, those nearest to the middle of the picture first. */
export type HeroPlaces = readonly (readonly [x: number, y: number])[]

/** The heroes in their places. Heroes without a place are omitted. */
export function Party({
  heroes,
  places,
  height,
}: {
  heroes: readonly HeroId[]
  places: HeroPlaces
  height: number
}) {
  return places.map(([x, y], i) => {
    const character = heroes[i]
    return (
      character && (
        <g key={character} transform={`translate(${x} ${y})`}>
          <HeroStandee character={character} height={height} />
        </g>
      )
    )
  })
}
