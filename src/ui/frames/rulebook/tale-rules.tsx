import { type ComponentType, type ReactNode, useState } from 'react'
import { type Kind, type Move, oncePer, type Session } from '../../../engine/kernel/index.ts'
import { Dialog } from '../../page/Dialog.tsx'
import { usePage } from '../../page/page.ts'
import { type RulebookWords, useRulebookWords } from '../../text/rulebook.ts'
import type { Ran } from './example.ts'
import type { ExampleBook } from './example-book.ts'
import { type Moment, momentsOf, type Telling } from './moments.ts'
import type { LiveRun, RuleText, TaleRules } from './pages.ts'
import { RuleBook } from './RuleBook.tsx'
import { RuleBookPage } from './RuleBookPage.tsx'
import { type RulingWords, rulingsChapter } from './Rulings.tsx'

interface RuleBookDialogProps {
  rules: TaleRules
  onClose: () => void
}

/** The rule book over any page, open where somebody asked for it. */
function RuleBookDialog({ rules, onClose }: RuleBookDialogProps) {
  const [open, setOpen] = useState(() => usePage.getState().rule)
  return (
    <Dialog book title={rules.title} onClose={onClose}>
      <RuleBook rules={rules} open={open} onOpen={setOpen} />
    </Dialog>
  )
}

/** The board of an example, as a tale draws it. */
export interface BoardProps<K extends Kind> {
  /** The one that is shown. */
  moment: Moment<K>
  moments: readonly Moment<K>[]
  /** What may be chosen, and how. */
  choices: readonly K['Action'][]
  choose: ((which: number) => void) | null
}

/** All words of a tale, as far as its rule book asks for them; `Chapter`: those at a glance. */
interface Messages<Chapter extends string> {
  readonly rules: { readonly title: string; readonly pages: Readonly<Record<Chapter, string>> }
}

/** How a tale shows an example, and in which words. `m`: all its words; `book`: those of this book. */
interface Shown<K extends Kind, M, B extends object> {
  Board: ComponentType<BoardProps<K>>
  /** What the tale's log says of a move. */
  linesOf(
    m: NoInfer<M>,
    move: Move<K>,
    session: Session<K>,
    book: NoInfer<B>,
  ): ReturnType<Telling<K>['linesOf']>
  /** Why something is not allowed. */
  whyNot(m: NoInfer<M>, refusal: K['Refusal']): string
  /** What may be chosen where it stands so. */
  choiceWords(m: NoInfer<M>, book: NoInfer<B>, action: K['Action'], state: K['State']): string
}

/** What a tale answers to its rule book. */
interface Answers<
  K extends Kind,
  M extends Messages<Chapter>,
  B extends object,
  Chapter extends string,
  Page extends string,
  Example,
> extends Shown<K, M, B> {
  /** The tale's name in addresses. */
  readonly tale: string
  useMessages(): M
  useRulePages(): B
  /** What each chapter has at a glance, in the order of the book. */
  readonly chapters: readonly (readonly [Chapter, ComponentType])[]
  /** The words of a last chapter with all rulings, where the book has one. */
  rulings?(m: NoInfer<M>): RulingWords
  textsOf(m: NoInfer<M>, book: NoInfer<B>): readonly RuleText[]
  textsEverywhere(): Promise<readonly RuleText[]>
  readonly examples: ExampleBook<K, Page, Example>
  /** The picture of what a page is about. */
  Icon: ComponentType<{ page: string }>
}

/** Makes a tale's rule book, in the language that the page speaks. */
export function rulesOf<
  K extends Kind,
  M extends Messages<Chapter>,
  B extends object,
  Chapter extends string,
  Page extends string,
  Example,
>(tale: Answers<K, M, B, Chapter, Page, Example>) {
  const { examples, useMessages, useRulePages, chapters, rulings, textsOf, textsEverywhere, Icon } = tale
  const examplesOf = (page: string) => (examples.isPage(page) ? examples.examplesOf(page) : [])
  const rulesIn = oncePer((m: M) =>
    oncePer((book: B) =>
      oncePer(
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
          everywhere: textsEverywhere,
        }),
      ),
    ),
  )
  const book = {
    useRules(): TaleRules {
      return rulesIn(useMessages())(useRulePages())(useRulebookWords())
    },
    /** The rule book as a page of its own, open where the address says. */
    RulesPage(): ReactNode {
      return <RuleBookPage rules={book.useRules()} tale={`#/${tale.tale}`} />
    },
    /** The rule book over any page, open where somebody asked for it. */
    RulesDialog({ onClose }: { onClose: () => void }): ReactNode {
      return <RuleBookDialog rules={book.useRules()} onClose={onClose} />
    },
  }
  return book
}

const NOTHING: LiveRun = { moments: [], choices: null, picture: () => null }

/** An example as far as it has been chosen, in words and pictures. */
function liveRun<K extends Kind, M, B extends object>(
  tale: Shown<K, M, B>,
  run: Ran<K>,
  { m, book, frame }: { m: M; book: B; frame: RulebookWords },
): LiveRun {
  const { session, choice } = run
  const moments = momentsOf(run, {
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
