import { describe, expect, test } from 'vitest'
import type { Fortress, RefusalCode } from '../../../../engine/fortress/index.ts'
import type { Ran } from '../../../../playback/example.ts'
import { PAGE_OF_REFUSAL } from '../now/notice.ts'
import { type Example, examplesOf, isPage, PAGE_IDS, ran } from './examples.ts'

/** All ways through an example, whatever is chosen. */
function waysThrough(example: Example, chosen: readonly number[] = []): Ran<Fortress>[] {
  const so = ran(example, chosen)
  return so.choice ? so.choice.flatMap((_, which) => waysThrough(example, [...chosen, which])) : [so]
}

const eventsIn = ({ session }: Ran<Fortress>) =>
  session.moves.flatMap(({ frames }) => frames.map(({ event }) => event.type))

describe.each(PAGE_IDS)('the page of the %s', (id) => {
  test.each(examplesOf(id).map((example, index) => [index + 1, example] as const))(
    'shows in example %i what it says it shows',
    (_, example) => {
      const { shows } = example
      for (const way of waysThrough(example)) {
        if (typeof shows === 'string') {
          expect(way.refused).toBeNull()
          expect(eventsIn(way)).toContain(shows)
        } else expect(way.refused?.refusal.code).toBe(shows.refused)
      }
    },
  )

  test('has another example', () => expect(examplesOf(id).length).toBeGreaterThan(1))
})

test('every refusal that leads to a page leads to one that there is', () => {
  for (const page of Object.values(PAGE_OF_REFUSAL)) expect(page === null || isPage(page)).toBe(true)
})

test('what the house refuses most is shown', () => {
  const shown = new Set(
    PAGE_IDS.flatMap(examplesOf).flatMap(({ shows }) => (typeof shows === 'string' ? [] : [shows.refused])),
  )
  const often: RefusalCode[] = ['fight-first', 'last-life', 'kind-missing', 'too-few-lands', 'not-ready']
  expect(often.filter((code) => !shown.has(code))).toEqual([])
})
