import * as v from 'valibot'
import type { Action, State } from '../../../engine/fairy-tale/index.ts'
import { lazy } from '../../../engine/kernel/index.ts'
import { type BookRescue, readBook } from '../../../players/rescue-book.ts'
import { fairyTale } from '../rules.ts'
import written from './book.json'
import { type Goal, writtenGoal } from './goal.ts'
import { rescueState } from './position.ts'

export interface Rescue extends BookRescue<State, Action> {
  readonly goal: Goal
}

/** The rescues of this tale, read on first use, the easiest first. */
export const rescueBook = lazy((): readonly Rescue[] =>
  readBook(written, {
    action: fairyTale.codec.action,
    own: v.object({ goal: writtenGoal }),
    stateOf: rescueState,
  }),
)
