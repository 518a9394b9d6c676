import { openMoves } from '../../../../engine/kernel/index.ts'
import { rulesOf } from '../../../../ui/frames/rulebook/tale-rules.tsx'
import { useAllWords } from '../../words/all-words.ts'
import { useRulePages } from '../../words/rule-pages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { BOOK } from '../rulebook/examples/index.ts'
import { PageIcon } from '../rulebook/PageIcon.tsx'
import { SmallTown } from '../rulebook/SmallTown.tsx'
import { choiceWords, textsEverywhere, textsOf } from '../rulebook/texts.ts'
import { CardsPage } from './CardsPage.tsx'
import { GamePage } from './GamePage.tsx'

/** The rule book of this tale, in the language of the page. */
export const { useRules, RulesPage, RulesDialog } = rulesOf({
  tale: 'citadel',
  useMessages: useAllWords,
  useRulePages,
  chapters: [
    ['game', GamePage],
    ['cards', CardsPage],
  ],
  rulings: ({ rules }) => rules,
  textsOf,
  textsEverywhere,
  examples: BOOK,
  Icon: PageIcon,
  Board: SmallTown,
  // Examples hide no information.
  linesOf: (m, move) => openMoves([move]).flatMap((open) => linesOfMove(open, m)),
  whyNot: ({ refusals }, { code }) => refusals[code],
  choiceWords,
})
