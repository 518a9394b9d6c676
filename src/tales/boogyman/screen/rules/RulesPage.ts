import { rulesOf } from '../../../../ui/frames/rulebook/tale-rules.tsx'
import { useAllWords } from '../../words/all-words.ts'
import { useRulePages } from '../../words/rule-pages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { BOOK } from '../rulebook/examples.ts'
import { PageIcon } from '../rulebook/PageIcon.tsx'
import { SmallClearing } from '../rulebook/SmallClearing.tsx'
import { actionWords, textsEverywhere, textsOf } from '../rulebook/texts.ts'
import { GamePage } from './GamePage.tsx'

/** This tale's rule book in the language of the page. */
export const { useRules, RulesPage, RulesDialog } = rulesOf({
  tale: 'boogyman',
  useMessages: useAllWords,
  useRulePages,
  chapters: [['game', GamePage]],
  rulings: ({ rules }) => rules,
  textsOf,
  textsEverywhere,
  examples: BOOK,
  Icon: PageIcon,
  Board: SmallClearing,
  linesOf: (m, move) => linesOfMove(move, m),
  whyNot: ({ refusals }, { code }) => refusals[code],
  choiceWords: (_, book, action) => actionWords(book, action),
})
