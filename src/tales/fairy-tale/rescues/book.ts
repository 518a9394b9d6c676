import * as v from 'valibot'
import type { Action, State } from '../../../engine/fairy-tale/index.ts'
import { once } from '../../../engine/kernel/index.ts'
import { type BookRescue, readBook } from '../../../players/rescue-book.ts'
import { fairyTale } from '../rules.ts'
import written from './book.json'
import { type Goal, writtenGoal } from './goal.ts'
import { rescueState } from './position.ts'

/** A rescue of this tale. */
export interface Rescue extends BookRescue<State, Action> {
  readonly goal: Goal
}

/** The book of this tale, read when it is first asked for: the easiest first. */
export const rescueBook = once((): readonly Rescue[] =>
  readBook(written, {
    action: fairyTale.codec.action,
    own: v.object({ goal: writtenGoal }),
    stateOf: rescueState,
  }),
)
