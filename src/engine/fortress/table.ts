import type { Table as KernelTable } from '../kernel/game.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

/** What every rule of this game works on. */
export type Table = KernelTable<State, Event>
