import type { RuleText } from '../../../../ui/frames/rulebook/pages.ts'
import type { Messages } from '../../words/messages.ts'
import type { RulePagesWords } from '../../words/useRulePages.ts'
import { chapterOf, examplesOf, PAGE_IDS } from './examples/index.ts'

/** Every page of the rule book in one language. */
export const textsOf = ({ rules }: Messages, { pages }: RulePagesWords): RuleText[] =>
  PAGE_IDS.map((id) => {
    const rulings = [...new Set(examplesOf(id).flatMap((example) => example.rulings))]
    return {
      id,
      chapter: chapterOf(id),
      ...pages[id],
      rulings: rulings.sort((one, other) => one - other).map((number) => [number, rules.numbered[number]]),
    }
  })

/** Every page in every language, for whoever looks for a word of the other. */
export async function textsEverywhere(): Promise<RuleText[]> {
  const [{ en }, { nl }, english, dutch] = await Promise.all([
    import('../../words/en/index.ts'),
    import('../../words/nl/index.ts'),
    import('../../words/en/rule-pages.ts'),
    import('../../words/nl/rule-pages.ts'),
  ])
  return [...textsOf(en, english.rulePages), ...textsOf(nl, dutch.rulePages)]
}
