import type { Action, Refusal } from './actions.ts'
import type { Config } from './config.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** The types of The Fortress, as the kernel takes them. */
export interface Fortress {
  Config: Config
  State: State
  Action: Action
  Event: Event
  Refusal: Refusal
}
