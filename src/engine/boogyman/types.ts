import type { GameTypesOf, RuleContextOf } from '../kernel/game.ts'
import type { Action, Refusal } from './actions.ts'
import type { Config } from './config.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** The kernel's type parameters for The BigBadBoogyman. */
export type Boogyman = GameTypesOf<Config, State, Action, Event, Refusal>

/** The rule context: the state, and a way to emit events. */
export type RuleContext = RuleContextOf<Boogyman>
