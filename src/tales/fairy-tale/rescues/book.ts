import * as v from 'valibot'
import { type Action, type State, storedForm } from '../../../engine/fairy-tale/index.ts'
import { once } from '../../../engine/kernel/index.ts'
import { type BookRescue, readBook } from '../../../players/rescue-book.ts'
import written from './book.json'
import type { Goal } from './goal.ts'
import { rescueState } from './position.ts'

/** A rescue of this tale. */
export interface Rescue extends BookRescue<State, Action> {
  readonly goal: Goal
}

const goal: v.GenericSchema<unknown, Goal> = v.variant('kind', [
  v.strictObject({ kind: v.literal('survive'), dice: v.array(v.picklist([1, 2, 3, 4, 5, 6])) }),
  v.strictObject({ kind: v.literal('diamond') }),
])

/** The book of this tale, read when it is first asked for: the easiest first. */
export const rescueBook = once((): readonly Rescue[] =>
  readBook(written, { action: storedForm.action, own: v.object({ goal }), stateOf: rescueState }),
)
