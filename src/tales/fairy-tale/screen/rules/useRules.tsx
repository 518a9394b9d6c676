import { useMemo } from 'react'
import type { FairyTale } from '../../../../engine/fairy-tale/index.ts'
import type { Ran } from '../../../../playback/example.ts'
import type { LiveRun, TaleRules } from '../../../../ui/frames/rulebook/pages.ts'
import { type RulebookWords, useRulebookWords } from '../../../../ui/text/useRulebookWords.ts'
import type { AllWords } from '../../words/messages.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { type RulePagesWords, useRulePages } from '../../words/useRulePages.ts'
import { actionWords } from '../rulebook/action-words.ts'
import { EXAMPLES, PAGE_IDS, type PageId, ran } from '../rulebook/examples/index.ts'
import { momentsOf } from '../rulebook/moments.ts'
import { PageIcon } from '../rulebook/PageIcon.tsx'
import { boxFor, SmallForest } from '../rulebook/SmallForest.tsx'
import { textsEverywhere, textsOf } from '../rulebook/texts.ts'
import { HeroesPage } from './HeroesPage.tsx'
import { SpecialPage } from './SpecialPage.tsx'
import { SymbolsPage } from './SymbolsPage.tsx'
import { TurnPage } from './TurnPage.tsx'

const OVERVIEWS = [
  ['turn', TurnPage],
  ['symbols', SymbolsPage],
  ['special', SpecialPage],
  ['heroes', HeroesPage],
] as const

/** This tale's rule book, in the language that the page speaks. */
export function useRules(): TaleRules {
  const words = useAllWords()
  const book = useRulePages()
  const frame = useRulebookWords()
  return useMemo(
    () => ({
      title: words.rules.title,
      chapters: OVERVIEWS.map(([id, Overview]) => ({ id, title: words.rules.pages[id], Overview })),
      pages: textsOf(words, book),
      Icon: PageIcon,
      examplesOf: (page) => (isPage(page) ? EXAMPLES[page].length : 0),
      run: (page, example, chosen) => liveRun(page, example, chosen, words, book, frame),
      everywhere: textsEverywhere,
    }),
    [words, book, frame],
  )
}

const isPage = (id: string): id is PageId => PAGE_IDS.some((one) => one === id)

const NOTHING: LiveRun = { moments: [], choices: null, picture: () => null }

/** An example of a page as far as it has been chosen. */
function liveRun(
  page: string,
  index: number,
  chosen: readonly number[],
  words: AllWords,
  book: RulePagesWords,
  { begin, refused }: RulebookWords,
): LiveRun {
  const example = isPage(page) ? EXAMPLES[page][index] : undefined
  if (!example) return NOTHING
  const run: Ran<FairyTale> = ran(example, chosen)
  const moments = momentsOf(run, { all: words, book, begin, refused })
  const last = moments.at(-1)
  const choices = run.choice ?? []
  const box = boxFor(moments, choices)
  return {
    moments: moments.map(({ says }) => says),
    choices:
      run.choice && last ? choices.map((action) => actionWords(words, book, last.state, action)) : null,
    picture(at, choose) {
      const moment = moments[at]
      return moment && <SmallForest moment={moment} box={box} choices={choices} choose={choose} />
    },
  }
}
