import type { KindOf, TableOf } from '../kernel/game.ts'
import type { PlayerView } from '../kernel/seen.ts'
import type { Action, Refusal } from './actions.ts'
import type { Config } from './config.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** The types of The Indomitable Citadel, as the kernel takes them. */
export type Citadel = KindOf<Config, State, Action, Event, Refusal>

/** What every rule of this game works on. */
export type Table = TableOf<Citadel>

/** A position as a seat, or somebody who only stands by, may see it: all that a screen may draw [C 31]. */
export type View = PlayerView<State>
