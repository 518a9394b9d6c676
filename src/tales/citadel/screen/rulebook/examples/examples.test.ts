import { describe, expect, test } from 'vitest'
import {
  type Citadel,
  EVENT_CARD_IDS,
  type EventType,
  INFLUENCE_IDS,
  type RefusalCode,
} from '../../../../../engine/citadel/index.ts'
import type { Ran } from '../../../../../playback/example.ts'
import { messagesOf } from '../../../words/testing.ts'
import { type Example, examplesOf, PAGE_IDS, ran } from './index.ts'

/** All ways through an example, whatever is chosen. */
function waysThrough(example: Example, chosen: readonly number[] = []): Ran<Citadel>[] {
  const so = ran(example, chosen)
  return so.choice ? so.choice.flatMap((_, which) => waysThrough(example, [...chosen, which])) : [so]
}

const eventsIn = ({ session }: Ran<Citadel>) =>
  session.moves.flatMap(({ frames }) => frames.map(({ event }) => event))

describe.each(PAGE_IDS)('the page of %s', (id) => {
  test.each(examplesOf(id).map((example, index) => [index + 1, example] as const))(
    'shows in example %i what it says it shows',
    (_, example) => {
      const { shows } = example
      for (const way of waysThrough(example)) {
        if ('refused' in shows) expect(way.refused?.refusal.code).toBe(shows.refused)
        else {
          expect(way.refused).toBeNull()
          expect(eventsIn(way)).toContainEqual(expect.objectContaining(shows))
        }
      }
    },
  )

  test('has another example', () => expect(examplesOf(id).length).toBeGreaterThan(1))
})

const all = PAGE_IDS.flatMap(examplesOf)
const happened = all.flatMap((example) => waysThrough(example).flatMap(eventsIn))

test('every ruling has an example', () => {
  const shown = new Set<number>(all.flatMap(({ rulings }) => rulings))
  const rulings = Object.keys(messagesOf('en').rules.numbered).map(Number)
  expect(rulings).toHaveLength(35)
  expect(rulings.filter((number) => !shown.has(number))).toEqual([])
})

test('every refusal has an example, and so has all that can happen', () => {
  const refused = new Set(all.flatMap(({ shows }) => ('refused' in shows ? [shows.refused] : [])))
  const codes = Object.keys(messagesOf('en').refusals) as RefusalCode[]
  expect(codes.filter((code) => !refused.has(code))).toEqual([])
  const types = new Set(happened.map(({ type }) => type))
  const events: readonly EventType[] = [
    ...(['chosen', 'turn', 'revealed', 'event', 'bricks', 'tax', 'exempt', 'income', 'pile-empty'] as const),
    ...(['drew', 'paid', 'sold', 'bought', 'claimed', 'besieged', 'built', 'destroyed', 'vacated'] as const),
    ...(['power', 'influence', 'played', 'warded', 'took', 'gave', 'discarded', 'score', 'red-box'] as const),
    ...(['last-round', 'resigned', 'over'] as const),
  ]
  expect(events.filter((event) => !types.has(event))).toEqual([])
})

test('every Event and every Influence card has its example [C 19] [C 21]', () => {
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
