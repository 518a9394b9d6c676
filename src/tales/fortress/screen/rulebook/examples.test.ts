import { expect, test } from 'vitest'
import { describeExamples, refusalsWithout } from '../../../../../tests/support/rule-books.tsx'
import type { RefusalCode } from '../../../../engine/fortress/index.ts'
import { PAGE_OF_REFUSAL } from '../now/notice.ts'
import { BOOK } from './examples.ts'

describeExamples(BOOK)

test('every refusal that leads to a page leads to one that there is', () => {
  for (const page of Object.values(PAGE_OF_REFUSAL)) expect(page === null || BOOK.isPage(page)).toBe(true)
})

test('what the house refuses most is shown', () => {
  const often: RefusalCode[] = ['fight-first', 'last-life', 'kind-missing', 'too-few-lands', 'not-ready']
  expect(refusalsWithout(BOOK, often)).toEqual([])
})
