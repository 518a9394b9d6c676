import { type Action, tileName } from '../../../../engine/boogyman/index.ts'
import type { RuleText } from '../../../../ui/frames/rulebook/pages.ts'
import { textsOfPages } from '../../../../ui/frames/rulebook/texts-of.ts'
import type { AllWords } from '../../words/all-words.ts'
import type { RulePagesWords } from '../../words/rule-pages.ts'
import { BOOK } from './examples.ts'

/** Every page of the rule book in one language. */
export const textsOf = ({ rules }: AllWords, { pages }: RulePagesWords): RuleText[] =>
  textsOfPages(BOOK, { pages, numbered: rules.numbered })

/** Every page in every language, for searches for a word of another language. */
export async function textsEverywhere(): Promise<RuleText[]> {
  const [{ en }, { nl }, english, dutch] = await Promise.all([
    import('../../words/en/index.ts'),
    import('../../words/nl/index.ts'),
    import('../../words/en/rule-pages.ts'),
    import('../../words/nl/rule-pages.ts'),
  ])
  return [...textsOf(en, english.rulePages), ...textsOf(nl, dutch.rulePages)]
}

/** An action that can be chosen, in words. */
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
