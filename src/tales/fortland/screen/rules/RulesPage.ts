import { rulesOf } from '../../../../ui/frames/rulebook/tale-rules.tsx'
import { useAllWords } from '../../words/all-words.ts'
import { useRulePages } from '../../words/rule-pages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { BOOK } from '../rulebook/examples.ts'
import { PageIcon } from '../rulebook/PageIcon.tsx'
import { SmallRing } from '../rulebook/SmallRing.tsx'
import { actionWords, textsEverywhere, textsOf } from '../rulebook/texts.ts'
import { refusalText } from '../state/refusals.ts'
import { GamePage } from './GamePage.tsx'

/** The rule book of this game, in the language of the page. */
export const { useRules, RulesPage, RulesDialog } = rulesOf({
  tale: 'fortland',
  useMessages: useAllWords,
  useRulePages,
  chapters: [['game', GamePage]],
  rulings: ({ rules }) => rules,
  textsOf,
  textsEverywhere,
  examples: BOOK,
  Icon: PageIcon,
  Board: SmallRing,
  linesOf: (m, move) => linesOfMove(move, { moves: [move] }, m),
  whyNot: refusalText,
  choiceWords: actionWords,
})
