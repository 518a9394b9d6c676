import { beforeEach, expect, test, vi } from 'vitest'
import type { Readers } from '../../store/saved-games/file.ts'
import { type MemoryGames, memoryGames } from '../../store/saved-games/in-memory.ts'
import type { SavedGame } from '../../store/saved-games/saved-games.ts'
import { type FakeStorage, fakeStorage } from '../../store/testing.ts'
import { createSavedGamesList } from './list.ts'

const about = { seats: [], turn: 1, actions: 2, outcome: null, facts: null }
const stored = (n: number) => JSON.stringify({ format: 1, game: 'dice', n })
const readers: Readers = {
  dice: (text) =>
    text.includes('"n":13')
      ? {
          ok: false,
          error: {
            reason: { code: 'cannot-be-replayed' },
            good: { text: stored(12), about: { ...about, position: stored(12) } },
          },
        }
      : { ok: true, value: { ...about, position: text } },
}
const game = (n: number): SavedGame => ({
  line: {
    ...about,
    id: `g${n}`,
    tale: 'dice',
    name: '',
    begun: n,
    touched: n,
    position: stored(n),
    origin: { kind: 'begun' },
    damaged: false,
  },
  text: stored(n),
  leaders: null,
})
const settled = () => new Promise((resolve) => setTimeout(resolve))

let games: MemoryGames
let tab: FakeStorage
beforeEach(async () => {
  games = memoryGames()
  tab = fakeStorage()
  for (const n of [1, 2, 3]) await games.put(game(n))
})

async function opened() {
  const { list } = createSavedGamesList(games, tab.storage)
  await settled()
  return list
}

test('lists newest games first, follows later saves', async () => {
  const list = await opened()
  expect(list.getState().lines?.map(({ id }) => id)).toEqual(['g3', 'g2', 'g1'])
  await games.put(game(9))
  await settled()
  expect(list.getState().lines?.[0]?.id).toBe('g9')
})

test('a game that was deleted is brought back whole, and only the last one', async () => {
  const list = await opened()
  const { remove, bringBack } = list.getState()
  await remove('g1')
  await remove('g2')
  expect((await games.lines()).map(({ id }) => id)).toEqual(['g3'])
  await bringBack()
  expect(await games.read('g2')).toEqual({ ...game(2), hand: null })
  expect(await games.read('g1')).toBeNull()
  expect(list.getState().deleted).toBeNull()
})

test('restores the last deleted game in a reopened list, but only once', async () => {
  await (await opened()).getState().remove('g2')
  const again = await opened()
  expect(again.getState().deleted).toEqual(game(2))
  await again.getState().bringBack()
  expect((await games.lines()).map(({ id }) => id)).toEqual(['g3', 'g2', 'g1'])
  expect((await opened()).getState().deleted).toBeNull()
})

test('ignores an invalid record of a deleted game', async () => {
  tab.storage.write('shelf.deleted', '{"line":{"id":"g9"},"game":7}')
  expect((await opened()).getState().deleted).toBeNull()
})

test('trims a name to one cut line', async () => {
  const list = await opened()
  await list.getState().rename('g1', `  ${'Grim '.repeat(40)}`)
  const found = await games.read('g1')
  expect(found?.line.name).toHaveLength(59) // cut at 60, and without the blank at its end
  expect(found?.line.name.startsWith('Grim')).toBe(true)
})

test('imports a file without duplicates, and lists the games that are unreadable', async () => {
  const list = await opened()
  const text = await list.getState().written()
  const more = JSON.parse(text ?? '')
  const one = more.games[0]
  more.games.push({ ...one, game: stored(7) }, { ...one, game: stored(13) })
  await list.getState().takeIn(JSON.stringify(more), readers)
  expect(list.getState().takenIn).toMatchObject({
    kept: 1,
    already: 3,
    read: { value: { refused: [{ index: 4 }] } },
  })
  expect(await games.lines()).toHaveLength(4)
})

test('keeps the valid beginning of a damaged game and continues from it', async () => {
  const list = await opened()
  await list.getState().takeIn(stored(13), readers)
  const { takenIn } = list.getState()
  const [refused] = takenIn?.read.ok ? takenIn.read.value.refused : []
  expect(await games.lines()).toHaveLength(3)
  const goOn = vi.fn(async () => true)
  if (refused?.good) await list.getState().continueRecovered(refused.good, { address: 'dice', goOn })
  const [newest] = await games.lines()
  expect(goOn).toHaveBeenCalledWith(newest?.id)
  expect(await games.read(newest?.id ?? '')).toMatchObject({ text: stored(12) })
})

test('reports a full storage and loses no game', async () => {
  const list = await opened()
  const text = await list.getState().written('g1')
  games.trouble = 'full'
  await list.getState().remove('g1')
  expect(list.getState()).toMatchObject({ storage: 'full', deleted: null })
  await list.getState().takeIn((text ?? '').replace('\\"n\\":1', '\\"n\\":8'), readers)
  expect(list.getState().takenIn).toMatchObject({ kept: 0 })
  games.trouble = null
  expect(await games.lines()).toHaveLength(3)
})

test('says that the storage is unavailable instead of showing an empty list', async () => {
  games.trouble = 'unreadable'
  const list = await opened()
  expect(list.getState().storage).toBe('unreadable')
  expect(await list.getState().written()).toBeNull()
})
