import { Rulings } from '../../../../ui/frames/rulebook/Rulings.tsx'
import { rulesOf } from '../../../../ui/frames/rulebook/tale-rules.tsx'
import { useMessages } from '../../words/useMessages.ts'
import { useRulePages } from '../../words/useRulePages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { refusalText } from '../now/refusal-text.ts'
import { actionWords } from '../rulebook/action-words.ts'
import { BOOK } from '../rulebook/examples.ts'
import { PageIcon } from '../rulebook/PageIcon.tsx'
import { SmallRing } from '../rulebook/SmallRing.tsx'
import { textsEverywhere, textsOf } from '../rulebook/texts.ts'
import { GamePage } from './GamePage.tsx'

/** Every ruling of ours, and the way to the page that shows it. */
const RulingsPage = () => <Rulings rules={useMessages().rules} pageOf={BOOK.pageOfRuling} />

/** This tale's rule book, in the language that the page speaks. */
export const { useRules } = rulesOf({
  useMessages,
  useRulePages,
  chapters: [
    ['game', GamePage],
    ['rulings', RulingsPage],
  ],
  textsOf,
  textsEverywhere,
  examples: BOOK,
  Icon: PageIcon,
  Board: SmallRing,
  linesOf: (m, move) => linesOfMove(move, { moves: [move] }, m),
  whyNot: refusalText,
  choiceWords: actionWords,
})
