import { describe, expect, test } from 'vitest'
import type { Event, FairyTale } from '../../../../../engine/fairy-tale/index.ts'
import type { Ran } from '../../../../../playback/example.ts'
import { messagesOf } from '../../../words/testing.ts'
import { rulePage } from '../../cards/rule-page.ts'
import { BUILDING_RULES, CHARACTER_RULES, RULES, SYMBOL_RULES } from '../../cards/rule-refs.ts'
import { PAGE_OF_REFUSAL } from '../../log/refusal-page.ts'
import type { Example } from './example.ts'
import { EXAMPLES, PAGE_IDS, ran } from './index.ts'

describe.each(PAGE_IDS)('the page of the %s', (id) => {
  test.each(EXAMPLES[id].map((example, index) => [index + 1, example] as const))(
    'shows in example %i what it says it shows',
    (_, example) => {
      const ways = waysThrough(example)
      const { shows } = example
      if ('refused' in shows) {
        expect(ways.map(({ refused }) => refused?.refusal.code ?? 'allowed')).toEqual(
          ways.map(() => shows.refused),
        )
        return
      }
      const told = ways.flatMap(describeExample)
      expect(told).toContainEqual(expect.objectContaining({ type: shows.type }))
      expect(
        told.some((event) => matches(event, shows)),
        JSON.stringify(told, null, 1),
      ).toBe(true)
    },
  )
})

/** Whether all that is named of a thing is so. */
function matches(thing: unknown, part: unknown): boolean {
  try {
    expect(thing).toMatchObject(part as object)
    return true
  } catch {
    return false
  }
}

test('every ruling has an example', () => {
  const shown = new Set(PAGE_IDS.flatMap((id) => EXAMPLES[id].flatMap(({ rulings }) => rulings)))
  const rulings = Object.keys(messagesOf('en').rulings).map(Number)
  expect(rulings.filter((number) => !shown.has(number as never))).toEqual([])
})

test('no two pages have the same name in an address', () => {
  expect(new Set(PAGE_IDS).size).toBe(PAGE_IDS.length)
})

test('whatever a card or a reason cites has a page', () => {
  const cited = [SYMBOL_RULES, BUILDING_RULES, CHARACTER_RULES, RULES].flatMap((refs) => Object.values(refs))
  for (const ref of cited) expect(PAGE_IDS).toContain(rulePage(ref))
})

test('every refusal that a rule speaks leads to a page', () => {
  for (const page of Object.values(PAGE_OF_REFUSAL)) if (page !== null) expect(PAGE_IDS).toContain(page)
})

/** All ways through an example, whatever is chosen. */
function waysThrough(example: Example, chosen: readonly number[] = []): Ran<FairyTale>[] {
  const so = ran(example, chosen)
  if (!so.choice) return [so]
  return so.choice.flatMap((_, which) => waysThrough(example, [...chosen, which]))
}

/** All that happens in it. */
const describeExample = ({ session }: Ran<FairyTale>): Event[] =>
  session.moves.flatMap(({ frames }) => frames.map(({ event }) => event))
