import { useMemo } from 'react'
import type { LiveRun, TaleRules } from '../../../../ui/frames/rulebook/pages.ts'
import { type RulebookWords, useRulebookWords } from '../../../../ui/text/useRulebookWords.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { type RulePagesWords, useRulePages } from '../../words/useRulePages.ts'
import { examplesOf, isPage, ran } from '../rulebook/examples/index.ts'
import { choiceWords, momentsOf } from '../rulebook/moments.ts'
import { PageIcon } from '../rulebook/PageIcon.tsx'
import { SmallTown } from '../rulebook/SmallTown.tsx'
import { textsEverywhere, textsOf } from '../rulebook/texts.ts'
import { CardsPage } from './CardsPage.tsx'
import { GamePage } from './GamePage.tsx'
import { RulingsPage } from './RulingsPage.tsx'

const OVERVIEWS = [
  ['game', GamePage],
  ['cards', CardsPage],
  ['rulings', RulingsPage],
] as const

/** This tale's rule book, in the language that the page speaks. */
export function useRules(): TaleRules {
  const m = useMessages()
  const book = useRulePages()
  const frame = useRulebookWords()
  return useMemo(
    () => ({
      title: m.rules.title,
      chapters: OVERVIEWS.map(([id, Overview]) => ({ id, title: m.rules.pages[id], Overview })),
      pages: textsOf(m, book),
      Icon: PageIcon,
      examplesOf: (page) => (isPage(page) ? examplesOf(page).length : 0),
      run: (page, example, chosen) => liveRun({ page, example, chosen }, m, book, frame),
      everywhere: textsEverywhere,
    }),
    [m, book, frame],
  )
}

const NOTHING: LiveRun = { moments: [], choices: null, picture: () => null }

interface Asked {
  page: string
  example: number
  chosen: readonly number[]
}

/** An example of a page as far as it has been chosen. */
function liveRun(
  { page, example: index, chosen }: Asked,
  m: Messages,
  book: RulePagesWords,
  { begin, refused }: RulebookWords,
): LiveRun {
  const example = isPage(page) ? examplesOf(page)[index] : undefined
  if (!example) return NOTHING
  const run = ran(example, chosen)
  const moments = momentsOf(run, { m, book, begin, refused })
  const choices = run.choice ?? []
  return {
    moments: moments.map(({ says }) => says),
    choices: run.choice && choices.map((action) => choiceWords(m, book, action)),
    picture(at, choose) {
      const moment = moments[at]
      return moment && <SmallTown moment={moment} choices={choices} choose={choose} />
    },
  }
}
