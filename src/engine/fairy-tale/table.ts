import type { Table as KernelTable } from '../kernel/game.ts'
import type { Event } from './events.ts'
import type { Expansions } from './expansion-content.ts'
import type { State } from './state.ts'

/** What every rule of this game works on. */
export interface Table extends KernelTable<State, Event> {
  /** The rules of expansions and house rules; null in a game without any. */
  readonly expansions: Expansions | null
}
