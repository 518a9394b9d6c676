import type { GameTypesOf, HidesSomething, RuleContextOf } from '../kernel/game.ts'
import type { PlayerView } from '../kernel/player-view.ts'
import type { Action, Refusal } from './actions.ts'
import type { Config } from './config.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** Types of The Indomitable Citadel for the kernel. */
export type Citadel = GameTypesOf<Config, State, Action, Event, Refusal> & HidesSomething

/** The context of every rule of this game. */
export type RuleContext = RuleContextOf<Citadel>

/** A position in the view of a seat or a spectator. Screens may draw only this [C 31]. */
export type View = PlayerView<State>
