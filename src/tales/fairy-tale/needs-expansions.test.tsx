import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import type { LeasedGame } from '../../store/saved-games/saved-games.ts'

/** The saved games of the browser. They outlive its pages. */
let held: Map<string, LeasedGame>

/** Opens the page anew, before any expansion has loaded. */
async function openPage(trouble: 'full' | null = null) {
  vi.resetModules()
  const games = (await import('../../store/saved-games/in-memory.ts')).memoryGames(held)
  games.trouble = trouble
  vi.doMock('../../store/saved-games/this-browser.ts', () => ({ savedGames: games }))
  const { useLiveGame } = await import('./game.ts')
  const { opened } = await import('./runtime.ts')
  await opened
  return useLiveGame
}

/** A config with a house rule of the expansions but with none of their boxes. */
async function mortalConfig() {
  const { twoSeats } = await import('./testing.ts')
  return { ...twoSeats, rules: { ...twoSeats.rules, heroes: 'mortal' as const } }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  held = new Map()
})

test.each([
  ['among the kept games', null],
  ['in its window alone, where the browser has no room', 'full'],
] as const)('heroes that are mortal without an expansion survive a reload: %s', async (_, trouble) => {
  const game = await openPage(trouble)
  game.getState().start(await mortalConfig(), 11)
  await eventually(() => expect(game.getState().session?.seed).toBe(11))
  await eventually(() => expect(game.getState().storage).toBe(trouble ?? 'ok'))
  if (trouble) expect(sessionStorage.length).toBeGreaterThan(0)
  else await eventually(() => expect(held.size).toBe(1))
  const again = await openPage(trouble)
  expect(again.getState()).toMatchObject({ session: { seed: 11 }, damaged: null, failed: null })
})

test('reads the needs of a stored game from its config, in any text format', async () => {
  vi.resetModules()
  const { fairyTale } = await import('./rules.ts')
  const { readHeader } = await import('../../engine/kernel/index.ts')
  const { needsExpansions } = await import('../../engine/fairy-tale/index.ts')
  const config = await mortalConfig()
  const stored = {
    format: 1,
    game: fairyTale.id,
    rulesVersion: fairyTale.rulesVersion,
    config: fairyTale.codec.writeConfig(config),
    seed: 1,
    actions: [{ type: 'begin' }],
  }
  const needs = (text: string) => {
    const header = readHeader(fairyTale, text)
    return header && needsExpansions(header)
  }
  const text = JSON.stringify(stored)
  expect(needs(text)).toBe(true)
  expect(needs(JSON.stringify(stored, null, 2))).toBe(true)
  expect(needs(text.slice(0, -9))).toBe(true) // its end is missing
  const gentle = { ...config, rules: { ...config.rules, heroes: 'safe' as const } }
  const named = { ...gentle, seats: gentle.seats.map((seat) => ({ ...seat, player: '"mortal" fire' })) }
  expect(needs(JSON.stringify({ ...stored, config: fairyTale.codec.writeConfig(named) }))).toBe(false)
  for (const strange of [
    '',
    'null',
    '{"game":"fairy-tale"}',
    '{"game":"chess","config":1}',
    ' '.repeat(2_000_001),
  ])
    expect(needs(strange)).toBeNull()
})
