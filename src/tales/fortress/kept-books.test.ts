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

describe('the next siege', () => {
  const open = () => createDraft(savedCover(fake.storage))

  it('is with the town watch against five at first, by the standard rules', () => {
    expect(open().getState()).toMatchObject({
      player: '',
      wish: { treasure: 'siege-ram' },
      defenders: 5,
      rules: { order: 'yours', gift: 'deck' },
      unreadable: false,
    })
  })

  it('is found as it was chosen, a deck that is not whole as well', () => {
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

  it('begins anew where it cannot be read, and says so', () => {
    fake.storage.write(STORAGE_KEYS.cover, '{"player":"Mira","defenders":9}')
    expect(open().getState()).toMatchObject({ player: '', defenders: 5, unreadable: true })
  })
})

describe('kept decks', () => {
  it('lie there as they were kept; one of the same name gives way', () => {
    const { keep } = createDeckShelf(fake.storage).getState()
    keep({ name: 'mine', muster: PRESETS['deep-forest'] })
    keep({ name: 'mine', muster: PRESETS['night-court'] })
    expect(createDeckShelf(fake.storage).getState().decks).toEqual([
      { name: 'mine', muster: PRESETS['night-court'] },
    ])
  })

  it('are told of where they cannot be read', () => {
    fake.storage.write(`${STORAGE_KEYS.cover}.decks`, '[{"name":"x","deck":"muster nobody"}]')
    expect(createDeckShelf(fake.storage).getState()).toMatchObject({ decks: [], unreadable: true })
  })
})

describe('the book of the road [S 26]', () => {
  const open = () => createRoadBook(fake.storage)
  const siege = (id: string, outcome: NonNullable<State['outcome']>['kind'], sieges = 1) => ({
    id,
    place: 'gingerbread-gate' as const,
    outcome,
    sieges,
  })

  it('counts each siege once: stars for a victory, a lantern for anything else', () => {
    open().getState().begin(PRESETS['town-watch'])
    open().getState().count(siege('a', 'total-defeat'))
    open().getState().count(siege('a', 'total-defeat'))
    expect(open().getState().road).toMatchObject({ lanterns: 2, stars: [] })
    open()
      .getState()
      .count(siege('b', 'total-victory', 2))
    expect(open().getState()).toMatchObject({ road: { lanterns: 1, stars: [3] }, best: 3 })
    // A siege of another fortress than the next one is none of this road.
    open().getState().count(siege('c', 'total-victory'))
    expect(open().getState().road?.stars).toEqual([3])
  })

  it('counts exchanges from the deck of the last siege', () => {
    open().getState().begin(PRESETS['town-watch'])
    open().getState().change(PRESETS['deep-forest'])
    expect(open().getState()).toMatchObject({
      base: PRESETS['town-watch'],
      road: { muster: PRESETS['deep-forest'] },
    })
  })

  it('begins anew where it cannot be read, and says so', () => {
    fake.storage.write(`${STORAGE_KEYS.cover}.road`, '{"road":{"lanterns":9}}')
    expect(open().getState()).toMatchObject({ road: null, unreadable: true })
  })
})
