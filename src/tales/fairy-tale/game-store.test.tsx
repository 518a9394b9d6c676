import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { type MemoryGames, memoryGames } from '../../store/kept/memory.ts'
import { STORAGE_KEYS } from './game.ts'
import { twoSeats } from './testing.ts'

/** The games of the browser, which outlive its pages. */
let held: NonNullable<Parameters<typeof memoryGames>[0]> = new Map()
let games = memoryGames(held)

/** The page is opened: the store of the game, once it has been looked what waits, and how the rules come to it. */
async function openPage(trouble: MemoryGames['trouble'] = null) {
  vi.resetModules()
  games = (await import('../../store/kept/memory.ts')).memoryGames(held)
  games.trouble = trouble
  vi.doMock('../../store/kept/this-browser.ts', () => ({ keptGames: games }))
  const { useLiveGame, looked } = await import('./game.ts')
  await looked
  const rulesCome = async () => (await import('./table.ts')).opened
  return { game: useLiveGame, rulesCome }
}

/** A tale as another visit left it. */
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

test('at a first visit nothing waits for the rules, and nothing can be done without them', async () => {
  const { game } = await openPage()
  expect(game.getState()).toMatchObject({ session: null, waiting: null, storage: 'ok' })
  expect(game.getState().act({ type: 'roll' })).toBe('no-game')
  expect(game.getState().undo()).toBe(false)
  expect(game.getState().copy()).toBeNull()
})

test('a tale that is begun before the rules are there waits for them, and is begun when they come', async () => {
  const { game, rulesCome } = await openPage()
  game.getState().start(twoSeats, 42)
  expect(game.getState()).toMatchObject({ session: null, waiting: { config: twoSeats, seed: 42 } })
  await rulesCome()
  expect(game.getState()).toMatchObject({ session: { config: twoSeats, seed: 42 }, waiting: null })
  const [line] = await games.lines()
  expect((await games.read(line?.id ?? ''))?.text).toBe(game.getState().copy())
})

test.each(['among the games', 'where it lay in earlier versions'])(
  'a tale that was kept %s waits for the rules, which open it',
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

test('so does a text that was put aside, as long as the player does not know of it', async () => {
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
])('what another window keeps meanwhile is not written over: %s the rules come', async (_, before) => {
  const { game, rulesCome } = await openPage()
  before(() => game.getState().start(twoSeats, 42))
  const others = await keptTale(7)
  await rulesCome()
  const texts = (await games.lines()).map(async ({ id }) => (await games.read(id))?.text)
  expect(await Promise.all(texts)).toContain(others)
})

test('a storage that fails is told of at once', async () => {
  const { game } = await openPage('unreadable')
  expect(game.getState()).toMatchObject({ waiting: null, storage: 'unreadable' })
})
