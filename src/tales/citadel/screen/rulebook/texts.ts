import { type Action, BUILDING_IDS, INFLUENCE_IDS } from '../../../../engine/citadel/index.ts'
import type { RuleText } from '../../../../ui/frames/rulebook/pages.ts'
import { textsOfPages } from '../../../../ui/frames/rulebook/texts-of.ts'
import type { AllWords } from '../../words/all-words.ts'
import type { RulePagesWords } from '../../words/rule-pages.ts'
import { BOOK, chapterOf } from './examples/index.ts'

/** Every page of the rule book in one language. */
export const textsOf = ({ rules }: AllWords, { pages }: RulePagesWords): RuleText[] =>
  textsOfPages(BOOK, { pages, numbered: rules.numbered }, chapterOf)

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

/** What may be chosen, in words: every choice of an example is of one of these. */
export function choiceWords({ cards }: AllWords, book: RulePagesWords, action: Action): string {
  switch (action.type) {
    case 'choose':
    case 'claim':
    case 'withdraw':
      return book[action.type](action.plot)
    case 'discard':
    case 'take':
    case 'play':
      return book[action.type](cardName(cards, action.card), 'target' in action ? (action.target ?? '') : '')
    default:
      throw new Error(`No example lets anybody choose to ${action.type}.`)
  }
}

function cardName(cards: AllWords['cards'], card: string): string {
  const building = BUILDING_IDS.find((id) => id === card)
  const influence = INFLUENCE_IDS.find((id) => id === card)
  return building ? cards.the(building) : influence ? cards.influence[influence] : card
}
