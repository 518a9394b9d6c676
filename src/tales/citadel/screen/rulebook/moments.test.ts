import { describe, expect, test } from 'vitest'
import type { Citadel } from '../../../../engine/citadel/index.ts'
import type { Ran } from '../../../../playback/example.ts'
import { rulePages as en } from '../../words/en/rule-pages.ts'
import { rulePages as nl } from '../../words/nl/rule-pages.ts'
import { messagesOf } from '../../words/testing.ts'
import { PAGE_OF_REFUSAL } from '../now/notice.ts'
import { type Example, examplesOf, isPage, PAGE_IDS, ran } from './examples/index.ts'
import { choiceWords, momentsOf } from './moments.ts'

const BOOKS = { en, nl }

/** All ways through an example, with what was to be chosen on the way. */
function waysThrough(example: Example, chosen: readonly number[] = []): Ran<Citadel>[] {
  const so = ran(example, chosen)
  return so.choice ? [so, ...so.choice.flatMap((_, which) => waysThrough(example, [...chosen, which]))] : [so]
}

describe.each(['en', 'nl'] as const)('in %s', (language) => {
  const m = messagesOf(language)
  const words = { m, book: BOOKS[language], begin: 'So.', refused: (why: string) => why }

  test.each(PAGE_IDS)('the page of %s says at each moment what happens, and what may be chosen', (id) => {
    for (const run of examplesOf(id).flatMap((example) => waysThrough(example))) {
      const [, ...moments] = momentsOf(run, words)
      if (!run.choice) expect(moments.length).toBeGreaterThan(0)
      for (const { says } of moments) expect(says).toMatch(/^\p{Lu}.{8,}[.!]$/su)
      for (const action of run.choice ?? [])
        expect(choiceWords(m, words.book, action)).toMatch(/^\p{Lu}.{4,}$/u)
    }
  })
})

test('every refusal leads to a page that shows it', () => {
  for (const [code, page] of Object.entries(PAGE_OF_REFUSAL)) {
    const shows = isPage(page) ? examplesOf(page).map((example) => example.shows) : []
    expect(shows).toContainEqual({ refused: code })
  }
})
