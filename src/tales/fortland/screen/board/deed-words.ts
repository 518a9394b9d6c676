import type { DeedKind, PlaceAction } from '../../foresight/index.ts'
import type { Messages } from '../../words/messages.ts'

/** Returns the label of an action's button. */
export function deedWords({ table: { todo } }: Messages, deed: DeedKind): string {
  switch (deed) {
    case 'besiege':
      return todo.besiege
    case 'fortify':
      return todo.fortify
    case 'gain':
      return todo.home
    default:
      return todo.tear
  }
}

/** Returns the text of the price or the gain. */
export const priceWords = ({ table: { todo } }: Messages, { deed, price }: PlaceAction): string =>
  deed === 'gain' ? todo.gains(price) : todo.costs(price)

/** True if an own fort must be torn down before the action itself. */
export const storedFirst = ({ store }: PlaceAction): boolean => store
