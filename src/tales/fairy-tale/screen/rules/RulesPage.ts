import { rulesOf } from '../../../../ui/frames/rulebook/tale-rules.tsx'
import { neededExpansions } from '../../load-expansions.ts'
import { ALL_WORDS } from '../../words/all-words.ts'
import { RULE_PAGES } from '../../words/rule-pages.ts'
import { refusalText } from '../log/refusalText.ts'
import { actionWords } from '../rulebook/action-words.ts'
import { BOOK } from '../rulebook/examples/index.ts'
import { PageIcon } from '../rulebook/PageIcon.tsx'
import { SmallForest } from '../rulebook/SmallForest.tsx'
import { saidOf } from '../rulebook/said.ts'
import { textsOf } from '../rulebook/texts.ts'
import { HeroesPage } from './HeroesPage.tsx'
import { SpecialPage } from './SpecialPage.tsx'
import { SymbolsPage } from './SymbolsPage.tsx'
import { TurnPage } from './TurnPage.tsx'

/** This tale's rule book, in the language of the page. */
export const { useRules, RulesPage, RulesDialog } = rulesOf({
  tale: 'fairy-tale',
  words: ALL_WORDS,
  bookWords: RULE_PAGES,
  chapters: [
    ['turn', TurnPage],
    ['symbols', SymbolsPage],
    ['special', SpecialPage],
    ['heroes', HeroesPage],
  ],
  textsOf,
  examples: BOOK,
  Icon: PageIcon,
  Board: SmallForest,
  // The rule book needs the lines of expansions and loads together with them (`tale.ts`).
  linesOf: (m, move, game, book) => saidOf(m, move, game, book, neededExpansions().lines),
  whyNot: refusalText,
  choiceWords: actionWords,
})
