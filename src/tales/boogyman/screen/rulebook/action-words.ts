import { type Action, tileName } from '../../../../engine/boogyman/index.ts'
import type { RulePagesWords } from '../../words/rule-pages.ts'

/** What may be chosen, in words. */
export function actionWords(book: RulePagesWords, action: Action): string {
  switch (action.type) {
    case 'step':
      return book.step(tileName(action.from), tileName(action.to))
    case 'prowl':
      return book.prowl(tileName(action.to))
    case 'agree-draw':
    case 'give-up':
      return book[action.type]
    default:
      return book[action.type](tileName(action.at))
  }
}
