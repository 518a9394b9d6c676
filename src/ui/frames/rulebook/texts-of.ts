import type { ExamplePages } from './example-book.ts'
import type { RuleText } from './pages.ts'

/** The words of the rulings by their numbers, and those of the pages. */
interface RulingTexts {
  readonly rules: { readonly numbered: Readonly<Record<number, string>> }
}
interface PageTexts<Page extends string> {
  readonly pages: Readonly<Record<Page, { readonly title: string; readonly text: string }>>
}

/** Makes the texts of a rule book: every page in one language, each with the rulings that its examples show, in order. */
export const textsOfPages =
  <Page extends string>(
    { pages: ids, examplesOf }: ExamplePages<Page, { rulings: readonly number[] }>,
    chapterOf: (page: Page) => string = () => 'game',
  ) =>
  ({ rules: { numbered } }: RulingTexts, { pages }: PageTexts<Page>): RuleText[] =>
    ids.map((id) => {
      const rulings = [...new Set(examplesOf(id).flatMap((example) => example.rulings))]
      return {
        id,
        chapter: chapterOf(id),
        ...pages[id],
        rulings: rulings.sort((one, other) => one - other).map((number) => [number, numbered[number] ?? '']),
      }
    })
