import { nextStir } from '../../../../engine/fairy-tale/expansions/index.ts'
import { places, type State } from '../../../../engine/fairy-tale/index.ts'
import { asPlace, CENTRE, distanceFromCentre, type Place } from '../../../../engine/kernel/index.ts'
import type { Left } from '../../art/expansion-art.ts'
import { curseMarkup, wantedMarkup } from '../../art/expansions/pieces.ts'
import { fireMarkup, floodMarkup, rimMarkup } from '../../art/expansions/weather.ts'
import { awaitedAt } from '../forest/land-names.ts'

/** The overlay of a tile, as SVG text from (0, 0) to (100, 100). */
export interface TileOverlay {
  place: Place
  svg: string
  /** The kind of the overlay, for tests and style sheets. */
  is: 'fire' | 'water' | 'slope' | 'curse' | 'rim' | 'wanted'
}

const left = (count: number): Left => (count <= 1 ? 1 : count === 2 ? 2 : 3)

/** The added opacity for each ring from the oak, and its maximum. */
const RING = 0.05
const DARKEST = 0.3

const slope = (depth: number): string =>
  `<path d="M0 0H100V100H0z" fill="#16331C" opacity="${Math.min(DARKEST, depth * RING).toFixed(2)}"/>`

/** Places a curse in the south-west corner, which has no mark and no piece. */
const sealed = (svg: string): string => `<g transform="translate(17 83) scale(.8)">${svg}</g>`

/** Places the wanted thing in the north-west corner, which has no sign on such houses; larger on small tiles. */
const wanted = (svg: string, bold: boolean): string =>
  `<g transform="translate(${bold ? '21 21) scale(1.15' : '19 19'})">${svg}</g>`

/** Returns all overlays of the expansions, from the ground up. Small tiles show no slope. */
export function coversOf(state: State, bold: boolean): TileOverlay[] {
  const { extras, boxes, tiles } = state
  if (!extras) return []
  const laid = places(tiles)
  const rings =
    boxes.river && !bold
      ? laid
          .filter((place) => place !== CENTRE && distanceFromCentre(place) > 1)
          .map((place): TileOverlay => ({ place, is: 'slope', svg: slope(distanceFromCentre(place) - 1) }))
      : []
  const curses = Object.entries(extras.curses).map(
    ([key, curse]): TileOverlay => ({
      place: asPlace(Number(key)),
      is: 'curse',
      svg: sealed(curseMarkup(curse)),
    }),
  )
  const houses = laid.flatMap((place): TileOverlay[] => {
    const thing = awaitedAt(state, place)?.thing
    return thing ? [{ place, is: 'wanted', svg: wanted(wantedMarkup(thing), bold) }] : []
  })
  return [...rings, ...closedCovers(state, bold), ...rimsOf(state, bold), ...curses, ...houses]
}

/** Returns the overlays of fire and water. */
export const closedCovers = ({ extras }: State, bold: boolean): TileOverlay[] =>
  Object.entries(extras?.closed ?? {}).map(([key, closure]): TileOverlay => {
    const markup = closure.by === 'fire' ? fireMarkup : floodMarkup
    return { place: asPlace(Number(key)), is: closure.by, svg: markup(left(closure.left), bold) }
  })

/** Returns the tiles that the next stir would light, and the oak if a fire would cost it a heart. */
function rimsOf(state: State, bold: boolean): TileOverlay[] {
  const burns = Object.values(state.extras?.closed ?? {}).some(({ by, left }) => by === 'fire' && left === 1)
  if (!burns || state.outcome) return []
  const { lit, hearts } = nextStir(state)
  const places = hearts > 0 ? [...lit, CENTRE] : lit
  return places.map((place): TileOverlay => ({ place, is: 'rim', svg: rimMarkup(bold) }))
}
