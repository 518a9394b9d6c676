import { describe, expect, test } from 'vitest'
import type { EventType, Fortland, RefusalCode } from '../../../../engine/fortland/index.ts'
import type { Ran } from '../../../../playback/example.ts'
import { messagesOf } from '../../words/testing.ts'
import { PAGE_OF_REFUSAL } from '../now/notice.ts'
import { type Example, examplesOf, isPage, PAGE_IDS, ran } from './examples.ts'

/** All ways through an example, whatever is chosen. */
function waysThrough(example: Example, chosen: readonly number[] = []): Ran<Fortland>[] {
  const so = ran(example, chosen)
  return so.choice ? so.choice.flatMap((_, which) => waysThrough(example, [...chosen, which])) : [so]
}

const eventsIn = ({ session }: Ran<Fortland>) =>
  session.moves.flatMap(({ frames }) => frames.map(({ event }) => event.type))

describe.each(PAGE_IDS)('the page of %s', (id) => {
  test.each(examplesOf(id).map((example, index) => [index + 1, example] as const))(
    'shows in example %i what it says it shows',
    (_, example) => {
      const ways = waysThrough(example)
      const { shows } = example
      for (const way of ways) {
        if (typeof shows === 'string') {
          expect(way.refused).toBeNull()
          expect(eventsIn(way)).toContain(shows)
        } else expect(way.refused?.refusal.code).toBe(shows.refused)
      }
    },
  )

  test('has another example', () => expect(examplesOf(id).length).toBeGreaterThan(1))
})

const all = PAGE_IDS.flatMap(examplesOf)

test('every ruling has an example', () => {
  const shown = new Set<number>(all.flatMap(({ rulings }) => rulings))
  const rulings = Object.keys(messagesOf('en').rules.numbered).map(Number)
  expect(rulings.filter((number) => !shown.has(number))).toEqual([])
})

test('every refusal has an example, and so has all that can happen', () => {
  const refused = new Set(all.flatMap(({ shows }) => (typeof shows === 'string' ? [] : [shows.refused])))
  const codes = Object.keys(messagesOf('en').refusals) as RefusalCode[]
  expect(codes.filter((code) => !refused.has(code))).toEqual([])
  const happened = new Set(all.flatMap((example) => waysThrough(example).flatMap(eventsIn)))
  const events: readonly EventType[] = [
    ...(['mustered', 'turn-began', 'rolled', 'marched', 'turned', 'built', 'tore'] as const),
    ...(['fell', 'fort-returned', 'actions-lost', 'gave-up', 'over'] as const),
  ]
  expect(events.filter((event) => !happened.has(event))).toEqual([])
})

test('every refusal leads to a page that shows it', () => {
  for (const [code, page] of Object.entries(PAGE_OF_REFUSAL)) {
    if (code === 'out-of-reach') continue
    const shows = isPage(page) ? examplesOf(page).map((example) => example.shows) : []
    expect(shows).toContainEqual({ refused: code })
  }
})
