import { type ComponentType, type ReactNode, useState } from 'react'
import { type GameTypes, type Move, memoizeByObject, type Session } from '../../../engine/kernel/index.ts'
import { Dialog } from '../../page/Dialog.tsx'
import { usePage } from '../../page/page.ts'
import type { CatalogueHooks } from '../../text/language.ts'
import { type RulebookWords, useRulebookWords } from '../../text/rulebook.ts'
import type { Ran } from './example.ts'
import type { ExampleBook } from './example-book.ts'
import { type ExampleFrame, type ExampleWords, exampleFrames } from './moments.ts'
import type { LiveRun, RuleText, TaleRules } from './pages.ts'
import { RuleBook } from './RuleBook.tsx'
import { RuleBookPage } from './RuleBookPage.tsx'
import { type RulingWords, rulingsChapter } from './Rulings.tsx'

interface RuleBookDialogProps {
  rules: TaleRules
  onClose: () => void
}

/** The rule book as a dialog, open at the requested page. */
function RuleBookDialog({ rules, onClose }: RuleBookDialogProps) {
  const [open, setOpen] = useState(() => usePage.getState().rule)
  return (
    <Dialog book title={rules.title} onClose={onClose}>
      <RuleBook rules={rules} open={open} onOpen={setOpen} />
    </Dialog>
  )
}

/** The props of the board of an example, as a tale draws it. */
export interface BoardProps<K extends GameTypes> {
  /** The current step. */
  moment: ExampleFrame<K>
  moments: readonly ExampleFrame<K>[]
  /** The options, and the function that chooses one. */
  choices: readonly K['Action'][]
  choose: ((which: number) => void) | null
}

/** The words of a tale that its rule book needs. `Chapter`: the chapters with an overview. */
interface Messages<Chapter extends string> {
  readonly rules: { readonly title: string; readonly pages: Readonly<Record<Chapter, string>> }
}

/** How a tale shows an example, and the words for it. `m`: all words of the tale; `book`: those of the rule book. */
interface Shown<K extends GameTypes, M, B extends object> {
  Board: ComponentType<BoardProps<K>>
  /** Returns the log entries of a move. */
  linesOf(
    m: NoInfer<M>,
    move: Move<K>,
    session: Session<K>,
    book: NoInfer<B>,
  ): ReturnType<ExampleWords<K>['linesOf']>
  /** Returns the reason of a refusal in words. */
  whyNot(m: NoInfer<M>, refusal: K['Refusal']): string
  /** Returns an option in words, in a position. */
  choiceWords(m: NoInfer<M>, book: NoInfer<B>, action: K['Action'], state: K['State']): string
}

/** The parts of the rule book that differ between tales. */
interface Answers<
  K extends GameTypes,
  M extends Messages<Chapter>,
  B extends object,
  Chapter extends string,
  Page extends string,
  Example,
> extends Shown<K, M, B> {
  /** The id of the tale in addresses. */
  readonly tale: string
  /** The catalogue of all words of the tale, and that of its rule book. */
  readonly words: Pick<CatalogueHooks<M>, 'useWords' | 'inAllLanguages'>
  readonly bookWords: Pick<CatalogueHooks<B>, 'useWords' | 'inAllLanguages'>
  /** The overview of each chapter, in the order of the book. */
  readonly chapters: readonly (readonly [Chapter, ComponentType])[]
  /** Returns the words of a last chapter with all rulings. Absent in a book without that chapter. */
  rulings?(m: NoInfer<M>): RulingWords
  /** Returns all pages in one language (`textsOfPages`). */
  textsOf(m: NoInfer<M>, book: NoInfer<B>): readonly RuleText[]
  readonly examples: ExampleBook<K, Page, Example>
  /** The picture of a page. */
  Icon: ComponentType<{ page: string }>
}

/** Makes a tale's rule book, in the current language. */
export function rulesOf<
  K extends GameTypes,
  M extends Messages<Chapter>,
  B extends object,
  Chapter extends string,
  Page extends string,
  Example,
>(tale: Answers<K, M, B, Chapter, Page, Example>) {
  const { examples, words, bookWords, chapters, rulings, textsOf, Icon } = tale
  /** Returns all pages in every language, for a search across languages. */
  async function everywhere(): Promise<readonly RuleText[]> {
    const [all, books] = await Promise.all([words.inAllLanguages(), bookWords.inAllLanguages()])
    return books.flatMap((book, language) => {
      const m = all[language]
      return m ? textsOf(m, book) : []
    })
  }
  const examplesOf = (page: string) => (examples.isPage(page) ? examples.examplesOf(page) : [])
  const rulesIn = memoizeByObject((m: M) =>
    memoizeByObject((book: B) =>
      memoizeByObject(
        (frame: RulebookWords): TaleRules => ({
          title: m.rules.title,
          chapters: [
            ...chapters.map(([id, Overview]) => ({ id, title: m.rules.pages[id], overview: <Overview /> })),
            ...(rulings ? [rulingsChapter(frame.rulings, rulings(m), examples.pageOfRuling)] : []),
          ],
          pages: textsOf(m, book),
          Icon,
          examplesOf: (page) => examplesOf(page).length,
          run(page, index, chosen) {
            const example = examplesOf(page)[index]
            if (example === undefined) return NOTHING
            return liveRun(tale, examples.ran(example, chosen), { m, book, frame })
          },
          everywhere,
        }),
      ),
    ),
  )
  const book = {
    useRules(): TaleRules {
      return rulesIn(words.useWords())(bookWords.useWords())(useRulebookWords())
    },
    /** The rule book on its own page, open where the address says. */
    RulesPage(): ReactNode {
      return <RuleBookPage rules={book.useRules()} tale={`#/${tale.tale}`} />
    },
    /** The rule book as a dialog, open at the requested page. */
    RulesDialog({ onClose }: { onClose: () => void }): ReactNode {
      return <RuleBookDialog rules={book.useRules()} onClose={onClose} />
    },
  }
  return book
}

const NOTHING: LiveRun = { moments: [], choices: null, picture: () => null }

/** Returns the words and pictures of an example, up to its end or its next choice. */
function liveRun<K extends GameTypes, M, B extends object>(
  tale: Shown<K, M, B>,
  run: Ran<K>,
  { m, book, frame }: { m: M; book: B; frame: RulebookWords },
): LiveRun {
  const { session, choice } = run
  const moments = exampleFrames(run, {
    linesOf: (move) => tale.linesOf(m, move, session, book),
    done: frame.done,
    begin: frame.begin,
    refused: (refusal) => frame.refused(tale.whyNot(m, refusal)),
  })
  const state = moments.at(-1)?.state ?? session.first
  return {
    moments: moments.map(({ says }) => says),
    choices: choice?.map((action) => tale.choiceWords(m, book, action, state)) ?? null,
    picture(at, choose) {
      const moment = moments[at]
      return moment && <tale.Board {...{ moment, moments, choices: choice ?? [], choose }} />
    },
  }
}
