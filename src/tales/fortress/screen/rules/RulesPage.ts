import { rulesOf } from '../../../../ui/frames/rulebook/tale-rules.tsx'
import { textsOfPages } from '../../../../ui/frames/rulebook/texts-of.ts'
import { ALL_WORDS } from '../../words/all-words.ts'
import { RULE_PAGES } from '../../words/rule-pages.ts'
import { deedWords } from '../hints/hint-words.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { BOOK } from '../rulebook/examples.ts'
import { PageIcon } from '../rulebook/PageIcon.tsx'
import { SmallSiege } from '../rulebook/SmallSiege.tsx'
import { GamePage } from './GamePage.tsx'

/** The rule book of this game, in the language of the page. */
export const { useRules, RulesPage, RulesDialog } = rulesOf({
  tale: 'fortress',
  words: ALL_WORDS,
  bookWords: RULE_PAGES,
  chapters: [['game', GamePage]],
  rulings: ({ rules }) => rules,
  textsOf: textsOfPages(BOOK),
  examples: BOOK,
  Icon: PageIcon,
  Board: SmallSiege,
  linesOf: (m, move) => linesOfMove(move, m),
  whyNot: ({ refusals }, { code }) => refusals[code],
  choiceWords: (m, _, action) => deedWords(m, action),
})
