import type { KindOf } from '../kernel/game.ts'
import type { Action, Refusal } from './actions.ts'
import type { Config } from './config.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** The types of The Last Fairy Tale, as the kernel takes them. */
export type FairyTale = KindOf<Config, State, Action, Event, Refusal>
