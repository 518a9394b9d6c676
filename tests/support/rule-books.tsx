import { fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GameTypes } from '../../src/engine/kernel/index.ts'
import { useSettings } from '../../src/store/settings.ts'
import type { Ran } from '../../src/ui/frames/rulebook/example.ts'
import type { Example, ExampleBook, ExamplePages } from '../../src/ui/frames/rulebook/example-book.ts'
import { usePage } from '../../src/ui/page/page.ts'
import { openableDialogs } from './dialogs.ts'

/** Returns all runs of an example, one for each combination of choices. */
export function waysThrough<K extends GameTypes, One>(
  book: Pick<ExampleBook<K, never, One>, 'ran'>,
  example: One,
  chosen: readonly number[] = [],
): Ran<K>[] {
  const so = book.ran(example, chosen)
  return so.choice ? so.choice.flatMap((_, which) => waysThrough(book, example, [...chosen, which])) : [so]
}

/** All that happens in an example. */
export const eventsIn = <K extends GameTypes>({ session }: Ran<K>): K['Event'][] =>
  session.moves.flatMap(({ frames }) => frames.map(({ event }) => event))

type Book<K extends GameTypes, Page extends string> = ExampleBook<K, Page, Example<K>>

/** Tests every page: each example shows its claim, and leads to another. */
export function describeExamples<K extends GameTypes, Page extends string>(book: Book<K, Page>): void {
  describe.each(book.pages)('the page of the %s', (id) => {
    test.each(book.examplesOf(id).map((example, index) => [index + 1, example] as const))(
      'shows its claim in example %i',
      (_, example) => {
        const { shows } = example
        for (const way of waysThrough(book, example)) {
          if ('refused' in shows) expect(way.refused?.refusal.code).toBe(shows.refused)
          else {
            expect(way.refused).toBeNull()
            expect(eventsIn(way)).toContainEqual(expect.objectContaining<object>(shows))
          }
        }
      },
    )

    test('has another example', () => expect(book.examplesOf(id).length).toBeGreaterThan(1))
  })
}

/** Which rulings of the law no example shows. */
export function rulingsWithout<Page extends string>(
  { pages, examplesOf }: ExamplePages<Page, { readonly rulings: readonly number[] }>,
  numbered: Readonly<Record<number, string>>,
): number[] {
  const shown = new Set(pages.flatMap(examplesOf).flatMap(({ rulings }) => rulings))
  return Object.keys(numbered)
    .map(Number)
    .filter((number) => !shown.has(number))
}

/** Which refusals no example ends with. */
export function refusalsWithout<K extends GameTypes, Page extends string>(
  book: Book<K, Page>,
  codes: readonly string[],
): string[] {
  const shown = new Set<string>(
    book.pages.flatMap(book.examplesOf).flatMap(({ shows }) => ('refused' in shows ? [shows.refused] : [])),
  )
  return codes.filter((code) => !shown.has(code))
}

/** All that happens in the examples of a book. */
export const eventsOf = <K extends GameTypes, Page extends string>(book: Book<K, Page>): K['Event'][] =>
  book.pages.flatMap(book.examplesOf).flatMap((example) => waysThrough(book, example).flatMap(eventsIn))

/** Every refusal leads to a page with an example of it. */
export function expectPagesToShow<K extends GameTypes, Page extends string>(
  book: Book<K, Page>,
  pageOfRefusal: Readonly<Record<string, string>>,
): void {
  for (const [code, page] of Object.entries(pageOfRefusal)) {
    const shows = book.isPage(page) ? book.examplesOf(page).map((example) => example.shows) : []
    expect(shows).toContainEqual({ refused: code })
  }
}

const press = (name: string | RegExp) => screen.getByRole('button', { name })
const board = () => screen.getByRole('region', { name: /^A small board/ })

/** Presses "step" to the end with the first of all choices; returns all texts. */
function runThrough(): string[] {
  const said = new Set<string>()
  for (let presses = 0; presses < 60; presses++) {
    said.add(board().querySelector('p')?.textContent ?? '')
    const choice = within(board()).queryByRole('button', { name: /^1\. / })
    const step = press('step')
    if (choice) fireEvent.click(choice)
    else if (step.getAttribute('aria-disabled') === 'true') break
    else fireEvent.click(step)
  }
  return [...said]
}

/** Of every page: its boards run to their ends. */
export function describeBoards(
  pages: readonly string[],
  RulesDialog: ComponentType<{ onClose: () => void }>,
): void {
  openableDialogs()
  beforeEach(() => useSettings.setState({ language: 'en' }))

  describe.each(pages)('the page of the %s', (id) => {
    test('runs every example to its end, with a text at each step', () => {
      usePage.setState({ rule: id })
      render(<RulesDialog onClose={() => {}} />)
      const count = Number(/of (\d+)/.exec(screen.getByText(/^Example 1 of/).textContent ?? '')?.[1])
      expect(count).toBeGreaterThan(1)
      for (let example = 0; example < count; example++) {
        const said = runThrough()
        expect(said.length).toBeGreaterThan(1)
        for (const words of said) expect(words).toMatch(/^\p{Lu}.{8,}[.!”]$/su)
        fireEvent.click(press('Another example'))
      }
    })
  })
}
