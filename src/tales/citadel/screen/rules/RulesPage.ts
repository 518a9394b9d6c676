import { type Action, BUILDING_IDS, INFLUENCE_IDS } from '../../../../engine/citadel/index.ts'
import { openMoves } from '../../../../engine/kernel/index.ts'
import { rulesOf } from '../../../../ui/frames/rulebook/tale-rules.tsx'
import { textsOfPages } from '../../../../ui/frames/rulebook/texts-of.ts'
import { ALL_WORDS, type AllWords } from '../../words/all-words.ts'
import { RULE_PAGES, type RulePagesWords } from '../../words/rule-pages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { BOOK, chapterOf } from '../rulebook/examples/index.ts'
import { PageIcon } from '../rulebook/PageIcon.tsx'
import { SmallTown } from '../rulebook/SmallTown.tsx'
import { CardsPage } from './CardsPage.tsx'
import { GamePage } from './GamePage.tsx'

/** The rule book of this tale, in the language of the page. */
export const { useRules, RulesPage, RulesDialog } = rulesOf({
  tale: 'citadel',
  words: ALL_WORDS,
  bookWords: RULE_PAGES,
  chapters: [
    ['game', GamePage],
    ['cards', CardsPage],
  ],
  rulings: ({ rules }) => rules,
  textsOf: textsOfPages(BOOK, chapterOf),
  examples: BOOK,
  Icon: PageIcon,
  Board: SmallTown,
  // Examples hide no information.
  linesOf: (m, move) => openMoves([move]).flatMap((open) => linesOfMove(open, m)),
  whyNot: ({ refusals }, { code }) => refusals[code],
  choiceWords,
})

/** Returns the label of a choice in an example. */
function choiceWords({ cards }: AllWords, book: RulePagesWords, action: Action): string {
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
