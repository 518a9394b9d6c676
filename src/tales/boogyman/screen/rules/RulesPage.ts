import { type Action, tileName } from '../../../../engine/boogyman/index.ts'
import { rulesOf } from '../../../../ui/frames/rulebook/tale-rules.tsx'
import { textsOfPages } from '../../../../ui/frames/rulebook/texts-of.ts'
import { ALL_WORDS } from '../../words/all-words.ts'
import { RULE_PAGES, type RulePagesWords } from '../../words/rule-pages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { BOOK } from '../rulebook/examples.ts'
import { PageIcon } from '../rulebook/PageIcon.tsx'
import { SmallClearing } from '../rulebook/SmallClearing.tsx'
import { GamePage } from './GamePage.tsx'

/** This tale's rule book in the language of the page. */
export const { useRules, RulesPage, RulesDialog } = rulesOf({
  tale: 'boogyman',
  words: ALL_WORDS,
  bookWords: RULE_PAGES,
  chapters: [['game', GamePage]],
  rulings: ({ rules }) => rules,
  textsOf: textsOfPages(BOOK),
  examples: BOOK,
  Icon: PageIcon,
  Board: SmallClearing,
  linesOf: (m, move) => linesOfMove(move, m),
  whyNot: ({ refusals }, { code }) => refusals[code],
  choiceWords: (_, book, action) => actionWords(book, action),
})

/** An action that can be chosen, in words. */
function actionWords(book: RulePagesWords, action: Action): string {
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
