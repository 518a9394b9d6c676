import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryGames } from './in-memory.ts'
import { browserGames } from './indexed-db.ts'
import { damagedLine } from './records.ts'
import type { SavedGame, SavedGames } from './saved-games.ts'

const kept = (id: string, touched = 1, text = `text of ${id}`): SavedGame => ({
  line: { ...damagedLine(id, 'race', touched), damaged: false, seats: [{ player: 'Ada', role: 'red' }] },
  text,
  leaders: { red: 'person' },
})

/** A tab that expects no saved game but its own. */
const by = (hand: string) => ({ hand, expected: null })

let count = 0

describe.each<[string, () => SavedGames]>([
  ['in memory', memoryGames],
  ['in the browser', () => browserGames(`tales ${count++}`)],
])('saved games %s', (_where, open) => {
  let games: SavedGames
  beforeEach(() => {
    games = open()
  })

  test('are listed, the newest first, and read with everything that was put', async () => {
    for (const game of [kept('one', 5), kept('two', 9), kept('three', 7)])
      expect(await games.put(game)).toBe('ok')
    expect((await games.lines()).map(({ id }) => id)).toEqual(['two', 'three', 'one'])
    expect(await games.read('one')).toEqual({ ...kept('one', 5), hand: null })
    expect(await games.read('none')).toBeNull()
  })

  test('are changed and removed, and notify followers', async () => {
    const heard = vi.fn()
    const stop = games.follow(heard)
    await games.put(kept('one'))
    expect(await games.change('one', { name: 'Our best' })).toBe('ok')
    expect((await games.lines())[0]?.name).toBe('Our best')
    expect(await games.remove('one')).toMatchObject({ health: 'ok', game: { text: 'text of one' } })
    expect(await games.lines()).toEqual([])
    expect(await games.read('one')).toBeNull()
    expect(heard.mock.calls).toEqual(['here', 'here', 'removed here'].map((change) => ['one', change]))
    stop()
    await games.put(kept('two'))
    expect(heard).toHaveBeenCalledTimes(3)
  })

  test('are written only by the leasing tab', async () => {
    expect(await games.put(kept('one'), by('left'))).toBe('ok')
    expect(await games.put(kept('one', 2, 'of the right'), by('right'))).toBe('elsewhere')
    expect(await games.read('one')).toMatchObject({ text: 'text of one', hand: 'left' })
    expect(await games.hold('one', 'right', () => false)).toMatchObject({ hand: 'left' })
    expect(await games.hold('one', 'right', (other) => other === 'left')).toMatchObject({ hand: 'right' })
    expect(await games.put(kept('one', 3, 'of the left'), by('left'))).toBe('elsewhere')
    expect(await games.put(kept('one', 4, 'of the right'), by('right'))).toBe('ok')
    expect(await games.hold('none', 'left', () => true)).toBeNull()
  })

  test('are not overwritten by a writer that does not know the stored text', async () => {
    await games.put(kept('one'), by('left'))
    expect(await games.put(kept('one', 2, 'brought back'))).toBe('elsewhere')
    expect(await games.release('one', 'right')).toBe('ok')
    expect(await games.read('one')).toMatchObject({ hand: 'left' })
    expect(await games.release('one', 'left')).toBe('ok')
    expect(await games.read('one')).toMatchObject({ text: 'text of one', hand: null })
    expect(await games.put(kept('one', 2, 'newer'), { hand: 'right', expected: 'older' })).toBe('elsewhere')
    expect(await games.put(kept('one', 2, 'newer'), { hand: 'right', expected: 'text of one' })).toBe('ok')
    expect(await games.read('one')).toMatchObject({ text: 'newer', hand: 'right' })
    expect(await games.change('one', { review: 1 }, ({ touched }) => touched === 1)).toBe('ok')
    expect((await games.lines())[0]).not.toHaveProperty('review')
  })

  test('of two tabs that take a lease at the same time exactly one gets it', async () => {
    await games.put(kept('one'))
    const held = await Promise.all(['left', 'right'].map((hand) => games.hold('one', hand, () => true)))
    const { hand } = (await games.read('one')) ?? {}
    expect(held.at(-1)?.hand).toBe(hand)
    const wrote = await Promise.all(['left', 'right'].map((who) => games.put(kept('one', 2), by(who))))
    expect(wrote.toSorted()).toEqual(['elsewhere', 'ok'])
  })

  test('a name that was given during play stays', async () => {
    await games.put(kept('one'), by('left'))
    await games.change('one', { name: 'Our best' })
    await games.put(kept('one', 2), by('left'))
    expect((await games.lines())[0]).toMatchObject({ name: 'Our best', touched: 2 })
  })

  test('a review stays while the text is unchanged, and goes with the next move', async () => {
    const review = { decided: 4 }
    await games.put(kept('one'), by('left'))
    expect((await games.lines())[0]).not.toHaveProperty('review')
    await games.change('one', { review })
    await games.put(kept('one', 2), by('left'))
    expect((await games.lines())[0]).toMatchObject({ review, touched: 2 })
    await games.put({ ...kept('one', 3), text: 'played on' }, by('left'))
    expect((await games.lines())[0]).not.toHaveProperty('review')
  })
})

describe('the database of the browser', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory()
  })

  test('is shared with tabs notified of writes', async () => {
    const [one, other] = [browserGames(), browserGames()]
    const heard = new Promise((resolve) => other.follow(resolve))
    await one.put(kept('one'))
    expect(await heard).toBe('one')
    expect(await other.read('one')).toMatchObject({ text: 'text of one' })
  })

  test('is created again, empty, after it was deleted, and notifies followers', async () => {
    const games = browserGames()
    await games.put(kept('one'))
    const heard = vi.fn()
    games.follow(heard)
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('tales').onsuccess = resolve
    })
    expect(heard).toHaveBeenCalledWith(null, 'elsewhere')
    expect(await games.lines()).toEqual([])
    expect(await games.put(kept('one'))).toBe('ok')
    expect(await games.lines()).toHaveLength(1)
  })

  test('shows a summary that has only id and tale as damaged, and skips invalid ones', async () => {
    const games = browserGames()
    await games.put(kept('one'))
    await new Promise<void>((resolve) => {
      indexedDB.open('tales').onsuccess = ({ target }) => {
        if (!(target instanceof IDBOpenDBRequest)) return
        const lines = target.result.transaction('lines', 'readwrite').objectStore('lines')
        lines.put({ id: 'one', tale: 'race', turn: 'many' })
        lines.put({ id: 'two' }).onsuccess = () => resolve()
      }
    })
    expect(await games.lines()).toEqual([damagedLine('one', 'race', 0)])
    expect(await games.read('one')).toMatchObject({ text: 'text of one', line: { damaged: true } })
  })

  test.each([
    ['full', 'QuotaExceededError'],
    ['forbidden', 'SecurityError'],
    ['unreadable', 'UnknownError'],
  ])('that is %s says so', async (health, name) => {
    const games = browserGames()
    await games.put(kept('one'))
    const failing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('No.', name)
    })
    expect(await games.put(kept('two'))).toBe(health)
    await expect(games.lines()).rejects.toMatchObject({ health })
    failing.mockRestore()
    expect(await games.put(kept('two'))).toBe('ok')
  })
})
