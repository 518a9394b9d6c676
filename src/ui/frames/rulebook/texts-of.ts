import type { ExamplePages } from './example-book.ts'
import type { RuleText } from './pages.ts'

/** The words of the pages, and of the rulings by their numbers. */
interface Words<Page extends string> {
  readonly pages: Readonly<Record<Page, { readonly title: string; readonly text: string }>>
  readonly numbered: Readonly<Record<number, string>>
}

/** Returns every page of a rule book in one language, each with the rulings that its examples show, in order. */
export function textsOfPages<Page extends string>(
  { pages: ids, examplesOf }: ExamplePages<Page, { rulings: readonly number[] }>,
  { pages, numbered }: Words<Page>,
  chapterOf: (page: Page) => string = () => 'game',
): RuleText[] {
  return ids.map((id) => {
    const rulings = [...new Set(examplesOf(id).flatMap((example) => example.rulings))]
    return {
      id,
      chapter: chapterOf(id),
      ...pages[id],
      rulings: rulings.sort((one, other) => one - other).map((number) => [number, numbered[number] ?? '']),
    }
  })
}
