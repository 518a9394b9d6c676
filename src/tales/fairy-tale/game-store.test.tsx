import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { type MemoryGames, memoryGames } from '../../store/saved-games/in-memory.ts'
import { STORAGE_KEYS } from './game.ts'
import { twoSeats } from './testing.ts'

/** The saved games of the browser. They outlive its pages. */
let held: NonNullable<Parameters<typeof memoryGames>[0]> = new Map()
let games = memoryGames(held)

/** Opens the page: returns the game store after the look for a saved game, and a function that loads the rules. */
async function openPage(trouble: MemoryGames['trouble'] = null) {
  vi.resetModules()
  games = (await import('../../store/saved-games/in-memory.ts')).memoryGames(held)
  games.trouble = trouble
  vi.doMock('../../store/saved-games/this-browser.ts', () => ({ savedGames: games }))
  const { useLiveGame, looked } = await import('./game.ts')
  await looked
  const rulesCome = async () => (await import('./runtime.ts')).opened
  return { game: useLiveGame, rulesCome }
}

/** Saves a game as on an earlier visit and returns its id. */
async function keptTale(seed: number): Promise<string> {
  const { game, rulesCome } = await openPage()
  await rulesCome()
  game.getState().start(twoSeats, seed)
  await eventually(async () => expect(await games.lines()).toHaveLength(1))
  return game.getState().copy() ?? ''
}

beforeEach(() => {
  localStorage.clear()
  held = new Map()
})

test('refuses every command on a first visit, before the rules are loaded', async () => {
  const { game } = await openPage()
  expect(game.getState()).toMatchObject({ session: null, waiting: null, storage: 'ok' })
  expect(game.getState().act({ type: 'roll' })).toBe('no-game')
  expect(game.getState().undo()).toBe(false)
  expect(game.getState().copy()).toBeNull()
})

test('starts a game that was begun before the rules were loaded', async () => {
  const { game, rulesCome } = await openPage()
  game.getState().start(twoSeats, 42)
  expect(game.getState()).toMatchObject({ session: null, waiting: { config: twoSeats, seed: 42 } })
  await rulesCome()
  expect(game.getState()).toMatchObject({ session: { config: twoSeats, seed: 42 }, waiting: null })
  const [line] = await games.lines()
  expect((await games.read(line?.id ?? ''))?.text).toBe(game.getState().copy())
})

test.each(['among the games', 'where it lay in earlier versions'])(
  'a tale saved %s waits for the rules, which open it',
  async (where) => {
    const text = await keptTale(7)
    if (where !== 'among the games') {
      held = new Map()
      localStorage.setItem(STORAGE_KEYS.game, text)
    }
    const { game, rulesCome } = await openPage()
    expect(game.getState()).toMatchObject({ session: null, waiting: 'kept' })
    await rulesCome()
    expect(game.getState()).toMatchObject({ session: { seed: 7 }, waiting: null })
    expect(localStorage.getItem(STORAGE_KEYS.game)).toBeNull()
  },
)

test('waits for damaged texts until dismissed', async () => {
  localStorage.setItem(`${STORAGE_KEYS.damaged}.1`, 'no tale')
  const { game, rulesCome } = await openPage()
  expect(game.getState().waiting).toBe('kept')
  await rulesCome()
  expect(game.getState()).toMatchObject({ damaged: { text: 'no tale' }, waiting: null })
  game.getState().dismissDamaged()
  await eventually(() => expect(localStorage.getItem(STORAGE_KEYS.told)).not.toBeNull())
  expect((await openPage()).game.getState().waiting).toBeNull()
})

test.each([
  ['a tale is begun before', (begin: () => void) => begin()],
  ['nothing is done before', () => {}],
])("another tab's saved game is not overwritten: %s the rules load", async (_, before) => {
  const { game, rulesCome } = await openPage()
  before(() => game.getState().start(twoSeats, 42))
  const others = await keptTale(7)
  await rulesCome()
  const texts = (await games.lines()).map(async ({ id }) => (await games.read(id))?.text)
  expect(await Promise.all(texts)).toContain(others)
})

test('reports a failing storage at once', async () => {
  const { game } = await openPage('unreadable')
  expect(game.getState()).toMatchObject({ waiting: null, storage: 'unreadable' })
})
