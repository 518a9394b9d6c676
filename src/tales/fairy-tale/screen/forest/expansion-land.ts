import type { ComponentType } from 'react'
import type { Event, State } from '../../../../engine/fairy-tale/index.ts'
import type { DetailLevel } from '../../art/index.ts'
import type { Messages } from '../../words/messages.ts'
import type { StandingFigure } from './forest-pieces.ts'

/** Props of the drawings for expansions. */
export interface LandProps {
  state: State
  level: DetailLevel
}

/** The events of a future, and the state before it. */
export interface StirProps {
  events: readonly Event[]
  state: State
}

/** The events of a future, and the state after it. */
export interface StirredFuture {
  events: readonly Event[]
  after: State
}

/** Components that draw the expansions on the board, in drawings of a forest, and beside them. */
export interface ExpansionLand {
  /** Over the tiles of the board and below all pieces: slope, water, fire, and things beside diamonds. */
  Ground: ComponentType<LandProps>
  /** The same in a drawing, in hundredths of a tile. */
  Still: ComponentType<LandProps>
  /** Notes on the rest: spells in hand, a foretold die, protected heroes. */
  Notes: ComponentType<{ state: State }>
  /** The effects of a future other than steps of monsters, in words. */
  Stir: ComponentType<StirProps>
  /** The same as sentences, for announcements. */
  stirWords(m: Messages, events: readonly Event[], state: State): string[]
  /** The same on the board, in hundredths of a tile. */
  StirMarks: ComponentType<StirProps>
  /** The same on a small board: tiles that will burn, be flooded or burn down, and pieces that fall. */
  StirPicture: ComponentType<{ future: StirredFuture; size: number }>
  /** The effect of an expansion event, above the pieces. */
  Effect: ComponentType<{ event: Event; state: State; motion: number }>
  /** Returns the soldier or villager that enters in an event, with the animation from its origin; null if there is none. */
  comingOf(event: Event, figures: readonly StandingFigure[]): { id: string; come: Keyframe[] } | null
}
