import { afterAll, expect, test, vi } from 'vitest'
import type { Printings } from './printings.ts'
import type * as setup from './setup.ts'

const { nextVersion, withNext } = vi.hoisted(() => {
  /** The rules version to which a new print would belong. */
  const nextVersion = async () => (await vi.importActual<typeof setup>('./setup.ts')).RULES_VERSION + 1
  /** Printings with one more, of the next version. */
  const withNext = async <T>(all: Record<string, Printings<T>>, more: (printed: T) => T) => {
    const since = await nextVersion()
    return Object.fromEntries(
      Object.entries(all).map(([id, rows]) => {
        const newest = rows[rows.length - 1] ?? rows[0]
        return [id, [...rows, { since, printed: more(newest.printed) }]]
      }),
    )
  }
  return { nextVersion, withNext }
})

vi.mock('./setup.ts', async (original) => ({
  ...(await original<typeof setup>()),
  RULES_VERSION: await nextVersion(),
}))
vi.mock('./deck-prints.ts', async (original) => {
  const { DECKS } = await original<{ DECKS: Record<string, Printings<readonly string[]>> }>()
  const more = (printed: readonly string[]) => printed.map((line) => line.replace(/(?<=┗)(?= )/, 'b'))
  return { DECKS: await withNext(DECKS, more) }
})
vi.mock('./expansions/prints.ts', async (original) => {
  const { BROUGHT } = await original<{ BROUGHT: Record<string, Printings<{ prints: string }>> }>()
  const more = (brought: { prints: string }) => ({ ...brought, prints: `${brought.prints} ┻b`.trim() })
  return { BROUGHT: await withNext(BROUGHT, more) }
})

// Test files of one worker share their modules: the next one shall not find the decks of this one.
afterAll(() => {
  vi.doUnmock('./setup.ts')
  vi.doUnmock('./deck-prints.ts')
  vi.doUnmock('./expansions/prints.ts')
  vi.resetModules()
})

// What was loaded before this file has today's decks.
vi.resetModules()
// Nor have the rules in these modules what expansions bring.
await import('../../../tests/setup-expansions.ts')
const { ALL_BOXES, DIFFICULTIES, everyBox } = await import('./index.ts')
const { deckTiles, fairyTale } = await import('./testing.ts')
const { readGame, stateOf } = await import('../kernel/index.ts')
const { ENDINGS } = await import('../../../tests/fixtures/released.ts')
const { stateHash } = await import('../../../tests/support/state-hash.ts')
const { default: released } = await import('../../../tests/fixtures/released.json', {
  with: { type: 'json' },
})
const { default: games } = await import('../../../tests/recorded/games.json', { with: { type: 'json' } })

const bombs = (boxes: ReturnType<typeof everyBox>, version?: number) =>
  DIFFICULTIES.map(
    (difficulty) =>
      deckTiles(difficulty, boxes, 3, version)
        .flatMap(({ symbols }) => symbols)
        .filter(({ symbol }) => symbol === 'bomb').length,
  )

test('a print that belongs to the next rules version is dealt by that, and by none before', () => {
  const all = { ...everyBox(true), ...Object.fromEntries(ALL_BOXES.map((box) => [box, true])) }
  for (const boxes of [everyBox(true), all]) {
    const [before, after] = [bombs(boxes, fairyTale.rulesVersion - 1), bombs(boxes)]
    for (const [index, count] of before.entries()) expect(after[index]).toBeGreaterThan(count)
  }
})

test.each(released.filter(({ tale }) => tale === fairyTale.id))(
  'with a new print in every deck and box, a game of $name still leads to where it led',
  async (one) => {
    expect(await ENDINGS[one.tale]?.(one)).toBe(one.end)
  },
)

test.each(games)('and the recorded game "$name" still ends as it did', ({ stored, end }) => {
  const read = readGame(fairyTale, JSON.stringify(stored))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  expect(stateHash(stateOf(read.value))).toBe(end.hash)
})
