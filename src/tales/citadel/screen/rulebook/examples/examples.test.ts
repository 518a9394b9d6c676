import { expect, test } from 'vitest'
import {
  describeExamples,
  eventsOf,
  expectPagesToShow,
  refusalsWithout,
  rulingsWithout,
} from '../../../../../../tests/support/rule-books.tsx'
import { type Citadel, EVENT_CARD_IDS, INFLUENCE_IDS } from '../../../../../engine/citadel/index.ts'
import type { EventType } from '../../../../../engine/kernel/index.ts'
import { messagesOf } from '../../../words/testing.ts'
import { PAGE_OF_REFUSAL } from '../../state/refusals.ts'
import { BOOK } from './index.ts'

describeExamples(BOOK)

const happened = eventsOf(BOOK)

test('every ruling has an example', () =>
  expect(rulingsWithout(BOOK, messagesOf('en').rules.numbered)).toEqual([]))

test('every refusal and event type has examples', () => {
  expect(refusalsWithout(BOOK, Object.keys(messagesOf('en').refusals))).toEqual([])
  const types = new Set(happened.map(({ type }) => type))
  const events: readonly EventType<Citadel>[] = [
    ...(['chosen', 'turn', 'revealed', 'event', 'bricks', 'tax', 'exempt', 'income', 'pile-empty'] as const),
    ...(['drew', 'paid', 'sold', 'bought', 'claimed', 'besieged', 'built', 'destroyed', 'vacated'] as const),
    ...(['power', 'influence', 'played', 'warded', 'took', 'gave', 'discarded', 'score', 'red-box'] as const),
    ...(['last-round', 'resigned', 'over'] as const),
  ]
  expect(events.filter((event) => !types.has(event))).toEqual([])
})

test('every refusal links to a showing page', () => expectPagesToShow(BOOK, PAGE_OF_REFUSAL))

test('every Event and every Influence card has an example [C 19] [C 21]', () => {
  const shown = new Set<string>(
    happened.flatMap((event) => {
      if (event.type === 'event') return [event.name]
      if (event.type === 'played') return [event.card]
      if (event.type === 'warded') return ['safe-conduct']
      return event.type === 'exempt' ? ['exemption'] : []
    }),
  )
  expect([...EVENT_CARD_IDS, ...INFLUENCE_IDS].filter((card) => !shown.has(card))).toEqual([])
})
