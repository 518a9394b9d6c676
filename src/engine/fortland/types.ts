import type { GameTypesOf, RuleContextOf } from '../kernel/game.ts'
import type { Action, Refusal } from './actions.ts'
import type { Config } from './config.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

export type Fortland = GameTypesOf<Config, State, Action, Event, Refusal>

/** The rule context of this game. */
export type RuleContext = RuleContextOf<Fortland>
