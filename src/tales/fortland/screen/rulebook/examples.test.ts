import { expect, test } from 'vitest'
import {
  describeExamples,
  eventsOf,
  expectPagesToShow,
  refusalsWithout,
  rulingsWithout,
} from '../../../../../tests/support/rule-books.tsx'
import type { Fortland } from '../../../../engine/fortland/index.ts'
import type { EventType } from '../../../../engine/kernel/index.ts'
import { messagesOf } from '../../words/testing.ts'
import { PAGE_OF_REFUSAL } from '../state/refusals.ts'
import { BOOK } from './examples.ts'

describeExamples(BOOK)

test('every ruling has an example', () =>
  expect(rulingsWithout(BOOK, messagesOf('en').rules.numbered)).toEqual([]))

test('every refusal and every event has an example', () => {
  expect(refusalsWithout(BOOK, Object.keys(messagesOf('en').refusals))).toEqual([])
  const happened = new Set(eventsOf(BOOK).map(({ type }) => type))
  const events: readonly EventType<Fortland>[] = [
    ...(['mustered', 'turn-began', 'rolled', 'marched', 'turned', 'built', 'tore'] as const),
    ...(['fell', 'fort-returned', 'actions-lost', 'gave-up', 'over'] as const),
  ]
  expect(events.filter((event) => !happened.has(event))).toEqual([])
})

test('every refusal leads to a showing page', () => {
  // The screen refuses `out-of-reach` itself, so the rules have no example of it.
  const { 'out-of-reach': _, ...codes } = PAGE_OF_REFUSAL
  expectPagesToShow(BOOK, codes)
})
