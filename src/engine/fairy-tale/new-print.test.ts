import { afterAll, expect, test, vi } from 'vitest'
import type { Printings } from './printings.ts'
import type * as setup from './setup.ts'

const { nextVersion, withNext } = vi.hoisted(() => {
  /** The rules version of a new print. */
  const nextVersion = async () => (await vi.importActual<typeof setup>('./setup.ts')).RULES_VERSION + 1
  /** Printings with an additional one for the next version. */
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

// Test files of one worker share modules: drop them so that the next file loads the real decks.
afterAll(() => {
  vi.doUnmock('./setup.ts')
  vi.doUnmock('./deck-prints.ts')
  vi.doUnmock('./expansions/prints.ts')
  vi.resetModules()
})

// Modules that are already loaded have the real decks.
vi.resetModules()
// Register the expansions again for the newly loaded modules.
await import('../../../tests/setup-expansions.ts')
const { ALL_BOXES, FULL_DIFFICULTIES, everyBox } = await import('./index.ts')
const { deckTiles, fairyTale } = await import('./testing.ts')
const { readGame, stateOf } = await import('../kernel/index.ts')
const { ENDINGS } = await import('../../../tests/fixtures/released.ts')
const { stateHash } = await import('../../../tests/support/state-hash.ts')
const { default: released } = await import('../../../tests/fixtures/released.json', {
  with: { type: 'json' },
})
const { default: games } = await import('../../../tests/recorded/games.json', { with: { type: 'json' } })

const bombs = (boxes: ReturnType<typeof everyBox>, version?: number) =>
  FULL_DIFFICULTIES.map(
    (difficulty) =>
      deckTiles(difficulty, boxes, 3, version)
        .flatMap(({ symbols }) => symbols)
        .filter(({ symbol }) => symbol === 'bomb').length,
  )

test('deals a print of the next rules version from that version on, not before', () => {
  const all = { ...everyBox(true), ...Object.fromEntries(ALL_BOXES.map((box) => [box, true])) }
  for (const boxes of [everyBox(true), all]) {
    const [before, after] = [bombs(boxes, fairyTale.rulesVersion - 1), bombs(boxes)]
    for (const [index, count] of before.entries()) expect(after[index]).toBeGreaterThan(count)
  }
})

test.each(released.filter(({ tale }) => tale === fairyTale.id))(
  'recorded $name games survive new prints everywhere',
  async (one) => {
    expect(await ENDINGS[one.tale]?.(one)).toBe(one.end)
  },
)

test.each(games)('with a new print, the recorded game "$name" ends as before', ({ stored, end }) => {
  const read = readGame(fairyTale, JSON.stringify(stored))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  expect(stateHash(stateOf(read.value))).toBe(end.hash)
})
