import type { Deed, DeedKind } from '../../foresight/index.ts'
import type { Messages } from '../../words/messages.ts'

/** What something that can be done at a place is called on its plank. */
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

/** What it takes or gives, in words. */
export const priceWords = ({ table: { todo } }: Messages, { deed, price }: Deed): string =>
  deed === 'gain' ? todo.gains(price) : todo.costs(price)

/** Whether an own fort goes home on the way, before what is meant itself. */
export const storedFirst = ({ store }: Deed): boolean => store
