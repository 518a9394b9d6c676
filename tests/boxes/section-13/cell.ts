import type { Action, EventType, Refusal } from '../../../src/engine/fairy-tale/index.ts'
import type { Script } from '../../../src/engine/kernel/index.ts'
import { at } from '../../drawn/index.ts'

/** One cell of the table, and a position that shows it. */
export interface Cell<Who extends string, What extends string> {
  of: readonly [Who, What]
  says: string
  position: string
  does?: readonly Action[]
  luck?: Script
  /** Lines of the notation afterwards; null: there is none. */
  lines?: Readonly<Record<string, string | null>>
  /** The drawing of the forest afterwards. */
  forest?: string
  /** Expected events, in this order, possibly among others. */
  told?: readonly string[]
  /** Types of events that must not occur. */
  never?: readonly EventType[]
  /** Why actions are refused afterwards; null: they are not. */
  refuses?: readonly (readonly [Action, Refusal | null])[]
}

/** Returns "row, column" for each filled cell. */
export const cellsOf = (table: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(table).flatMap(([who, whats]) => whats.map((what) => `${who}, ${what}`))

export const fly = (place: string): Action => ({ type: 'use', power: 'fly', at: at(place) })
export const pull: Action = { type: 'use', power: 'pull', seat: 1 }
export const bargain = (rolls: 'bargain-monsters' | 'bargain-movement'): Action => ({
  type: 'use',
  power: rolls,
})
