import { FACE_OF } from '../../../../engine/fairy-tale/index.ts'
import type { Direction } from '../../../../engine/kernel/index.ts'
import type { DieFace } from '../../../../ui/art/index.ts'
import { EAST, NORTH, type Side, SOUTH, WEST } from '../../art/index.ts'

/** The side of the picture and the face of the die for each direction. */
export const SIDE: Record<Direction, { side: Side; face: DieFace }> = {
  north: { side: NORTH, face: FACE_OF.north },
  east: { side: EAST, face: FACE_OF.east },
  south: { side: SOUTH, face: FACE_OF.south },
  west: { side: WEST, face: FACE_OF.west },
}
