import type { ComponentType } from 'react'
import type { Event, State } from '../../../../engine/fairy-tale/index.ts'
import type { DetailLevel } from '../../art/index.ts'
import type { Messages } from '../../words/messages.ts'
import type { StandingFigure } from './standing.ts'

/** What is seen of a land with expansions. */
export interface LandProps {
  state: State
  level: DetailLevel
}

/** What a future brings, and the game before it. */
export interface StirProps {
  events: readonly Event[]
  state: State
}

/** What a future brings, and how the forest stands after it. */
export interface StirredFuture {
  events: readonly Event[]
  after: State
}

/** How the expansions show on the board, in drawings of a whole forest, and beside them. */
export interface ExpansionLand {
  /** Over the tiles of the board and below all pieces: slope, water, fire, and what rests with diamonds. */
  Ground: ComponentType<LandProps>
  /** The same in a drawing, in hundredths of a tile. */
  Still: ComponentType<LandProps>
  /** What is to be known of them besides: spells in hand, a die that lies open, who is safe. */
  Notes: ComponentType<{ state: State }>
  /** What else than the steps of monsters a future brings, in words. */
  Stir: ComponentType<StirProps>
  /** The same as sentences, to be said aloud. */
  stirWords(m: Messages, events: readonly Event[], state: State): string[]
  /** The same on the board, in hundredths of a tile. */
  StirMarks: ComponentType<StirProps>
  /** The same on a small board: what will burn and be under water there, what burns down, and who or what falls. */
  StirPicture: ComponentType<{ future: StirredFuture; size: number }>
  /** What an event of theirs shows, above the pieces. */
  Effect: ComponentType<{ event: Event; state: State; motion: number }>
  /** Which soldier or villager comes in an event, and how it comes to where it stands now. */
  comingOf(event: Event, figures: readonly StandingFigure[]): { id: string; come: Keyframe[] } | null
}
