import type { Action } from '../../../../engine/fortland/index.ts'
import type { Messages } from '../../words/messages.ts'
import type { RulePagesWords } from '../../words/rule-pages.ts'
import { spaceWords } from '../ring/names.ts'

/** What may be chosen, in words. */
export const actionWords = (m: Messages, book: RulePagesWords, action: Action): string =>
  action.type === 'muster' ? book.muster(spaceWords(m, action.at)) : book[action.type]
