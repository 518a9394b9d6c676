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

/** This tale's rule book, in the language that the page speaks. */
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
  // An example hides nothing.
  linesOf: (m, move) => openMoves([move]).flatMap((open) => linesOfMove(open, m)),
  whyNot: ({ refusals }, { code }) => refusals[code],
  choiceWords,
})
