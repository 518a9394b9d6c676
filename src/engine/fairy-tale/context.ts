import type { RuleContext as KernelContext } from '../kernel/game.ts'
import type { Event } from './events.ts'
import { type Expansions, required } from './expansion-content.ts'
import type { State } from './state.ts'

/** The context of every rule of this game. */
export interface RuleContext extends KernelContext<State, Event> {
  /** The rules of expansions and house rules; null in a game without any. */
  readonly expansions: Expansions | null
}

/** Makes the context of the rules from that of the kernel. Throws if the game has an expansion and its rules were not given. */
export const contextFor = (
  { state, chance, emit }: KernelContext<State, Event>,
  expansions: Expansions | null,
): RuleContext => ({ state, chance, emit, expansions: state.extras ? required(expansions) : null })
