import type { ComponentType } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { late } from '../../../../engine/kernel/index.ts'
import type { Detail } from '../../art/index.ts'

/** What is seen of a land with newer boxes. */
export interface LandProps {
  state: State
  level: Detail
}

/** How the newer boxes show on the board and in drawings of a whole forest. */
export interface NewerLand {
  /** Over the tiles of the board and below all pieces: slope, water, fire, and what rests with diamonds. */
  Ground: ComponentType<LandProps>
  /** The same in a drawing, in hundredths of a tile. */
  Still: ComponentType<LandProps>
}

/** Where they are found, as soon as they have come. */
export const newerLand = late<NewerLand>('The land of the newer boxes')
