import type { KindOf, TableOf } from '../kernel/game.ts'
import type { Action, Refusal } from './actions.ts'
import type { Config } from './config.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** The types of The Fortress, as the kernel takes them. */
export type Fortress = KindOf<Config, State, Action, Event, Refusal>

/** What every rule of this game works on. */
export type Table = TableOf<Fortress>
