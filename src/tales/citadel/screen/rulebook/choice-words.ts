import { type Action, BUILDING_IDS, INFLUENCE_IDS } from '../../../../engine/citadel/index.ts'
import type { Messages } from '../../words/messages.ts'
import type { RulePagesWords } from '../../words/rule-pages.ts'

/** What may be chosen, in words: every choice of an example is of one of these. */
export function choiceWords({ cards }: Messages, book: RulePagesWords, action: Action): string {
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

function cardName(cards: Messages['cards'], card: string): string {
  const building = BUILDING_IDS.find((id) => id === card)
  const influence = INFLUENCE_IDS.find((id) => id === card)
  return building ? cards.the(building) : influence ? cards.influence[influence] : card
}
