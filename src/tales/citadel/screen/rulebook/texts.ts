import { type Action, BUILDING_IDS, INFLUENCE_IDS } from '../../../../engine/citadel/index.ts'
import type { RuleText } from '../../../../ui/frames/rulebook/pages.ts'
import { textsOfPages } from '../../../../ui/frames/rulebook/texts-of.ts'
import type { AllWords } from '../../words/all-words.ts'
import type { RulePagesWords } from '../../words/rule-pages.ts'
import { BOOK, chapterOf } from './examples/index.ts'

/** Every page of the rule book in one language. */
export const textsOf = ({ rules }: AllWords, { pages }: RulePagesWords): RuleText[] =>
  textsOfPages(BOOK, { pages, numbered: rules.numbered }, chapterOf)

/** Every page in every language, so that a search also finds words of the other language. */
export async function textsEverywhere(): Promise<RuleText[]> {
  const [{ en }, { nl }, english, dutch] = await Promise.all([
    import('../../words/en/index.ts'),
    import('../../words/nl/index.ts'),
    import('../../words/en/rule-pages.ts'),
    import('../../words/nl/rule-pages.ts'),
  ])
  return [...textsOf(en, english.rulePages), ...textsOf(nl, dutch.rulePages)]
}

/** Returns the label of a choice in an example. */
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
      throw new Error(`The rule book has no text for the action "${action.type}".`)
  }
}

function cardName(cards: AllWords['cards'], card: string): string {
  const building = BUILDING_IDS.find((id) => id === card)
  const influence = INFLUENCE_IDS.find((id) => id === card)
  return building ? cards.the(building) : influence ? cards.influence[influence] : card
}
