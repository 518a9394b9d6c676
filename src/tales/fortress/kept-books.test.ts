import { beforeEach, describe, expect, it } from 'vitest'
import { PRESETS, type State } from '../../engine/fortress/index.ts'
import { type FakeStorage, fakeStorage } from '../../store/testing.ts'
import { createDeckShelf } from './deck-shelf.ts'
import { createDraft } from './draft.ts'
import { STORAGE_KEYS } from './game.ts'
import { createRoadBook } from './road-book.ts'
import { savedCover } from './saved-cover.ts'

let fake: FakeStorage

beforeEach(() => {
  fake = fakeStorage()
})

describe('draft of the next siege', () => {
  const open = () => createDraft(savedCover(fake.storage))

  it('defaults to the town watch against five defenders under standard rules', () => {
    expect(open().getState()).toMatchObject({
      player: '',
      wish: { treasure: 'siege-ram' },
      defenders: 5,
      rules: { order: 'yours', gift: 'deck' },
      unreadable: false,
    })
  })

  it('is restored as saved, even incomplete', () => {
    const { setWish, setDefenders, setRules, rename } = open().getState()
    rename('Mira')
    setWish({ creatures: ['mill-ox'], treasure: null, lands: { wood: 3, gold: 0, magic: 0 } })
    setDefenders(7)
    setRules({ order: 'strongest' })
    expect(open().getState()).toMatchObject({
      player: 'Mira',
      wish: { creatures: ['mill-ox'], treasure: null },
      defenders: 7,
      rules: { order: 'strongest', gift: 'deck' },
    })
  })

  it('resets if it is unreadable, and reports that', () => {
    fake.storage.write(STORAGE_KEYS.cover, '{"player":"Mira","defenders":9}')
    expect(open().getState()).toMatchObject({ player: '', defenders: 5, unreadable: true })
  })
})

describe('saved decks', () => {
  it('are restored; equal names replace a deck', () => {
    const { keep } = createDeckShelf(fake.storage).getState()
    keep({ name: 'mine', muster: PRESETS['deep-forest'] })
    keep({ name: 'mine', muster: PRESETS['night-court'] })
    expect(createDeckShelf(fake.storage).getState().decks).toEqual([
      { name: 'mine', muster: PRESETS['night-court'] },
    ])
  })

  it('report unreadable storage', () => {
    fake.storage.write(`${STORAGE_KEYS.cover}.decks`, '[{"name":"x","deck":"muster nobody"}]')
    expect(createDeckShelf(fake.storage).getState()).toMatchObject({ decks: [], unreadable: true })
  })
})

describe('progress on the road [S 26]', () => {
  const open = () => createRoadBook(fake.storage)
  const siege = (id: string, outcome: NonNullable<State['outcome']>['kind'], sieges = 1) => ({
    id,
    place: 'gingerbread-gate' as const,
    outcome,
    sieges,
  })

  it('counts each siege once: stars for a victory, a lantern for other outcomes', () => {
    open().getState().begin(PRESETS['town-watch'])
    open().getState().count(siege('a', 'total-defeat'))
    open().getState().count(siege('a', 'total-defeat'))
    expect(open().getState().road).toMatchObject({ lanterns: 2, stars: [] })
    open()
      .getState()
      .count(siege('b', 'total-victory', 2))
    expect(open().getState()).toMatchObject({ road: { lanterns: 1, stars: [3] }, best: 3 })
    // The next fortress of the road is another one, so this siege does not count.
    open().getState().count(siege('c', 'total-victory'))
    expect(open().getState().road?.stars).toEqual([3])
  })

  it('counts exchanges from the last siege’s deck', () => {
    open().getState().begin(PRESETS['town-watch'])
    open().getState().change(PRESETS['deep-forest'])
    expect(open().getState()).toMatchObject({
      base: PRESETS['town-watch'],
      road: { muster: PRESETS['deep-forest'] },
    })
  })

  it('resets if it is unreadable, and reports that', () => {
    fake.storage.write(`${STORAGE_KEYS.cover}.road`, '{"road":{"lanterns":9}}')
    expect(open().getState()).toMatchObject({ road: null, unreadable: true })
  })
})
