import type { Table as KernelTable } from '../kernel/game.ts'
import type { Event } from './events.ts'
import type { Expansions } from './expansions.ts'
import type { State } from './state.ts'

/** What every rule of this game works on. */
export interface Table extends KernelTable<State, Event> {
  /** What newer boxes and house rules do; null in a game without them, where nothing of them works. */
  readonly expansions: Expansions | null
}
