import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { type Direction, neighbour, type Place } from '../../../../../engine/kernel/index.ts'
import type { Inset, Size } from '../../../../../ui/stage/camera/view.ts'
import type { Box } from '../../../../../ui/stage/spot.ts'

/**
 * Where the plank hangs that confirms what is aimed at a place, and with which edge of the place it begins or ends, if not
 * in the middle. A plank inside covers the left edge, where the button to turn the tile is: that goes under or over it.
 */
export type PlankPlace =
  `${'below' | 'above' | 'inside turn-under' | 'inside turn-over'} ${'left' | 'right' | 'middle'}`

/** As much room as the plank needs above or below a place, and to each side of its middle; in pixels. */
const HIGH = 62
const HALF = 112

/** As much room as the button to turn a tile needs below a place, in pixels. */
const TURN_BUTTON = 54

/** What can be seen beside a place, from its edges, and how wide it is itself; in pixels. */
export interface Room extends Inset {
  tile: number
}

/** The room round a place that lies so in a viewport that is covered so. */
export const roomRound = ({ left, top, right, bottom }: Box, size: Size, cover: Inset): Room => ({
  left: left - cover.left,
  top: top - cover.top,
  right: size.width - cover.right - right,
  bottom: size.height - cover.bottom - bottom,
  tile: right - left,
})

/**
 * Where it hides no other tile and can be seen: below the place, or above it; else it lies on the place itself.
 */
export function plankPlaceAt({ tiles }: Pick<State, 'tiles'>, place: Place, room: Room): PlankPlace {
  const has = (side: Direction, seen: number) => !tiles[neighbour(place, side)] && seen >= HIGH
  const inside = room.bottom >= TURN_BUTTON ? 'inside turn-under' : 'inside turn-over'
  const hung = has('south', room.bottom) ? 'below' : has('north', room.top) ? 'above' : inside
  const beside = HALF - room.tile / 2
  return `${hung} ${room.left < beside ? 'left' : room.right < beside ? 'right' : 'middle'}`
}
