import { beforeEach, expect, test, vi } from 'vitest'
import { KEYS } from './game.ts'
import { twoSeats } from './testing.ts'

/** The page is opened: the store of the game, and how the rules come to it. */
async function openPage() {
  vi.resetModules()
  const { useGame } = await import('./game.ts')
  return { game: useGame, rulesCome: () => import('./table.ts') }
}

/** A tale as another visit left it. */
async function keptTale(seed: number): Promise<string> {
  const { game, rulesCome } = await openPage()
  await rulesCome()
  game.getState().start(twoSeats, seed)
  const text = localStorage.getItem(KEYS.game)
  localStorage.clear()
  return text ?? ''
}

beforeEach(() => localStorage.clear())

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
  expect(localStorage.getItem(KEYS.game)).toBe(game.getState().copy())
})

test('a tale that was kept waits for the rules, which open it', async () => {
  const text = await keptTale(7)
  localStorage.setItem(KEYS.game, text)
  const { game, rulesCome } = await openPage()
  expect(game.getState()).toMatchObject({ session: null, waiting: 'kept' })
  await rulesCome()
  expect(game.getState()).toMatchObject({ session: { seed: 7 }, waiting: null })
})

test('so does a text that was put aside, as long as the player does not know of it', async () => {
  localStorage.setItem(`${KEYS.damaged}.1`, 'no tale')
  const { game, rulesCome } = await openPage()
  expect(game.getState().waiting).toBe('kept')
  await rulesCome()
  expect(game.getState()).toMatchObject({ damaged: { text: 'no tale' }, waiting: null })
  game.getState().dismissDamaged()
  expect((await openPage()).game.getState().waiting).toBeNull()
})

test.each([
  ['a tale is begun before', (begin: () => void) => begin()],
  ['nothing is done before', () => {}],
])('what another window keeps meanwhile is not written over: %s the rules come', async (_, before) => {
  const others = await keptTale(7)
  const { game, rulesCome } = await openPage()
  before(() => game.getState().start(twoSeats, 42))
  localStorage.setItem(KEYS.game, others)
  await rulesCome()
  expect(game.getState().storage).toBe('elsewhere')
  expect(localStorage.getItem(KEYS.game)).toBe(others)
})

test('a storage that fails is told of at once', async () => {
  const failing = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The file is broken.', 'UnknownError')
  })
  const { game } = await openPage()
  expect(game.getState()).toMatchObject({ waiting: null, storage: 'unreadable' })
  failing.mockRestore()
})
