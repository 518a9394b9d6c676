import type { GameTypesOf } from '../kernel/game.ts'
import type { Action, Refusal } from './actions.ts'
import type { Config } from './config.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** The types of The Last Fairy Tale for the kernel. */
export type FairyTale = GameTypesOf<Config, State, Action, Event, Refusal>
