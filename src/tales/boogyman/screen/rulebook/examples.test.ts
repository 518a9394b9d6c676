import { expect, test } from 'vitest'
import {
  describeExamples,
  eventsOf,
  expectPagesToShow,
  refusalsWithout,
  rulingsWithout,
} from '../../../../../tests/support/rule-books.tsx'
import type { Boogyman } from '../../../../engine/boogyman/index.ts'
import type { EventType } from '../../../../engine/kernel/index.ts'
import { messagesOf } from '../../words/testing.ts'
import { PAGE_OF_REFUSAL } from '../state/refusals.ts'
import { BOOK } from './examples.ts'

describeExamples(BOOK)

test('every ruling has an example', () =>
  expect(rulingsWithout(BOOK, messagesOf('en').rules.numbered)).toEqual([]))

test('every refusal has an example, and so has all that can happen', () => {
  expect(refusalsWithout(BOOK, Object.keys(messagesOf('en').refusals))).toEqual([])
  const happened = new Set(eventsOf(BOOK).map(({ type }) => type))
  const events: readonly EventType<Boogyman>[] = [
    ...(['placed', 'turn-began', 'stepped', 'tree-grew', 'no-tree', 'spawned', 'boogyman-came'] as const),
    ...(['prowled', 'captured', 'no-second-action', 'stuck', 'over'] as const),
  ]
  expect(events.filter((event) => !happened.has(event))).toEqual([])
})

test('a rule page shows every refusal', () => {
  expectPagesToShow(BOOK, PAGE_OF_REFUSAL)
})
