import { rulesOf } from '../../../../ui/frames/rulebook/tale-rules.tsx'
import { textsOfPages } from '../../../../ui/frames/rulebook/texts-of.ts'
import { ALL_WORDS } from '../../words/all-words.ts'
import { RULE_PAGES } from '../../words/rule-pages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { spaceWords } from '../ring/names.ts'
import { BOOK } from '../rulebook/examples.ts'
import { PageIcon } from '../rulebook/PageIcon.tsx'
import { SmallRing } from '../rulebook/SmallRing.tsx'
import { refusalText } from '../state/refusals.ts'
import { GamePage } from './GamePage.tsx'

/** The rule book of this game, in the language of the page. */
export const { useRules, RulesPage, RulesDialog } = rulesOf({
  tale: 'fortland',
  words: ALL_WORDS,
  bookWords: RULE_PAGES,
  chapters: [['game', GamePage]],
  rulings: ({ rules }) => rules,
  textsOf: textsOfPages(BOOK),
  examples: BOOK,
  Icon: PageIcon,
  Board: SmallRing,
  linesOf: (m, move) => linesOfMove(move, { moves: [move] }, m),
  whyNot: refusalText,
  choiceWords: (m, book, action) =>
    action.type === 'muster' ? book.muster(spaceWords(m, action.at)) : book[action.type],
})
