import type { RuleText } from '../../../../ui/frames/rulebook/pages.ts'
import { textsOfPages } from '../../../../ui/frames/rulebook/texts-of.ts'
import type { AllWords } from '../../words/all-words.ts'
import type { RulePagesWords } from '../../words/rule-pages.ts'
import { BOOK } from './examples.ts'

/** Returns all pages of the rule book in one language. */
export const textsOf = ({ rules }: AllWords, { pages }: RulePagesWords): RuleText[] =>
  textsOfPages(BOOK, { pages, numbered: rules.numbered })

/** Returns all pages in every language, for a search across languages. */
export async function textsEverywhere(): Promise<RuleText[]> {
  const [{ en }, { nl }, english, dutch] = await Promise.all([
    import('../../words/en/index.ts'),
    import('../../words/nl/index.ts'),
    import('../../words/en/rule-pages.ts'),
    import('../../words/nl/rule-pages.ts'),
  ])
  return [...textsOf(en, english.rulePages), ...textsOf(nl, dutch.rulePages)]
}
