import * as v from 'valibot'
import { type Action, parseNotation, type State, storedForm } from '../../../engine/boogyman/index.ts'
import { lazy } from '../../../engine/kernel/index.ts'
import { type BookRescue, readBook } from '../../../players/rescue-book.ts'
import written from './book.json'

/** A rescue of this tale: the side on turn wins before the turn passes. */
export type Rescue = BookRescue<State, Action>

/** The book of this tale, easiest rescue first, parsed on first access. */
export const rescueBook = lazy((): readonly Rescue[] =>
  readBook(written, { action: storedForm.action, own: v.object({}), stateOf }),
)

function stateOf(position: string): State {
  const read = parseNotation(position)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}
