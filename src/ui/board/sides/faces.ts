import type { Direction } from '../../../engine/kernel/index.ts'
import type { DieFace } from '../../art/index.ts'

/** The face of the die that means a side [R 3.1]. */
export const SIDE_FACES = { north: 1, east: 2, south: 3, west: 4 } as const satisfies Record<
  Direction,
  DieFace
>
