import type { Table as KernelTable } from '../kernel/game.ts'
import type { Event } from './events.ts'
import { type Expansions, required } from './expansion-content.ts'
import type { State } from './state.ts'

/** What every rule of this game works on. */
export interface Table extends KernelTable<State, Event> {
  /** The rules of expansions and house rules; null in a game without any. */
  readonly expansions: Expansions | null
}

/** Makes the table of the rules from the kernel's. Requires the rules of expansions only in a game that has one. */
export const tableFor = (
  { state, chance, emit }: KernelTable<State, Event>,
  expansions: Expansions | null,
): Table => ({ state, chance, emit, expansions: state.extras ? required(expansions) : null })
