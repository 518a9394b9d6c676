import { expect, test } from 'vitest'
import {
  describeExamples,
  eventsOf,
  expectPagesToShow,
  refusalsWithout,
  rulingsWithout,
} from '../../../../../tests/support/rule-books.tsx'
import type { Fortress } from '../../../../engine/fortress/index.ts'
import type { EventType } from '../../../../engine/kernel/index.ts'
import { messagesOf } from '../../words/testing.ts'
import { PAGE_OF_REFUSAL } from '../state/refusals.ts'
import { BOOK } from './examples.ts'

describeExamples(BOOK)

/** Rulings without an example: the origin of the cards, the notation, and the exactness of foresight. */
const NOT_TO_BE_SHOWN = [1, 22, 23]

test('every showable ruling has an example', () =>
  expect(rulingsWithout(BOOK, messagesOf('en').rules.numbered)).toEqual(NOT_TO_BE_SHOWN))

test('every refusal and every event has an example', () => {
  expect(refusalsWithout(BOOK, Object.keys(messagesOf('en').refusals))).toEqual([])
  const happened = new Set(eventsOf(BOOK).map(({ type }) => type))
  const events: readonly EventType<Fortress>[] = [
    ...([
      'siege-began',
      'hand-dealt',
      'turn-began',
      'drawn',
      'land-laid',
      'life-lost',
      'life-gained',
    ] as const),
    ...(['cast', 'met', 'fought', 'garrison-gone', 'night-rolled', 'assault-rolled', 'over'] as const),
  ]
  expect(events.filter((event) => !happened.has(event))).toEqual([])
})

test('every refusal leads to a showing page', () => expectPagesToShow(BOOK, PAGE_OF_REFUSAL))
