import type { Action, EventType, Refusal } from '../../../src/engine/fairy-tale/index.ts'
import type { Script } from '../../../src/engine/kernel/index.ts'
import { at } from '../../drawn/index.ts'

/** What a cell of the table says, and a position in which it is to be seen. */
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
  /** What was told, among other things, in this order. */
  told?: readonly string[]
  /** Events of which none was told. */
  never?: readonly EventType[]
  /** Why actions are refused afterwards; null: they are not. */
  refuses?: readonly (readonly [Action, Refusal | null])[]
}

/** Of each row the columns of which it says something. */
export const cellsOf = (table: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(table).flatMap(([who, whats]) => whats.map((what) => `${who}, ${what}`))

export const fly = (place: string): Action => ({ type: 'use', power: 'fly', at: at(place) })
export const pull: Action = { type: 'use', power: 'pull', seat: 1 }
export const bargain = (rolls: 'bargain-monsters' | 'bargain-movement'): Action => ({
  type: 'use',
  power: rolls,
})
