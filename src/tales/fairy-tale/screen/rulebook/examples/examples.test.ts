import { describe, expect, test } from 'vitest'
import { eventsIn, rulingsWithout, waysThrough } from '../../../../../../tests/support/rule-books.tsx'
import { messagesOf } from '../../../words/testing.ts'
import { rulePage } from '../../cards/rule-page.ts'
import { BUILDING_RULES, CHARACTER_RULES, RULES, SYMBOL_RULES } from '../../cards/rule-refs.ts'
import { PAGE_OF_REFUSAL } from '../../log/refusal-pages.ts'
import { BOOK } from './index.ts'

describe.each(BOOK.pages)('the page of the %s', (id) => {
  test.each(BOOK.examplesOf(id).map((example, index) => [index + 1, example] as const))(
    'shows its claim in example %i',
    (_, example) => {
      const ways = waysThrough(BOOK, example)
      const { shows } = example
      if ('refused' in shows) {
        expect(ways.map(({ refused }) => refused?.refusal.code ?? 'allowed')).toEqual(
          ways.map(() => shows.refused),
        )
        return
      }
      const told = ways.flatMap(eventsIn)
      expect(told).toContainEqual(expect.objectContaining({ type: shows.type }))
      expect(
        told.some((event) => matches(event, shows)),
        JSON.stringify(told, null, 1),
      ).toBe(true)
    },
  )
})

/** True if `thing` has all the named fields of `part`. */
function matches(thing: unknown, part: unknown): boolean {
  try {
    expect(thing).toMatchObject(part as object)
    return true
  } catch {
    return false
  }
}

test('every ruling has an example', () => expect(rulingsWithout(BOOK, messagesOf('en').rulings)).toEqual([]))

test('no two pages have the same address', () => {
  expect(new Set(BOOK.pages).size).toBe(BOOK.pages.length)
})

test('every page cited by cards or reasons exists', () => {
  const cited = [SYMBOL_RULES, BUILDING_RULES, CHARACTER_RULES, RULES].flatMap((refs) => Object.values(refs))
  for (const ref of cited) expect(BOOK.pages).toContain(rulePage(ref))
})

test('every refusal of a rule links to pages', () => {
  for (const page of Object.values(PAGE_OF_REFUSAL)) if (page !== null) expect(BOOK.pages).toContain(page)
})
