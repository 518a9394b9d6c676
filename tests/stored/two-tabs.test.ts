import { describe, expect, test } from 'vitest'
import { PRESETS } from '../../src/engine/fortress/index.ts'
import { createControllers } from '../../src/store/controllers-store.ts'
import { createLesson } from '../../src/store/lesson-store.ts'
import { onStorageChange } from '../../src/store/persisted-store.ts'
import { createRescued } from '../../src/store/rescue-progress.ts'
import { savedLeaders } from '../../src/store/saved-controllers.ts'
import { createSeals } from '../../src/store/seals-store.ts'
import { createSettings } from '../../src/store/settings.ts'
import type { SafeStorage } from '../../src/store/storage.ts'
import { fakeStorage } from '../../src/store/testing.ts'
import { createTips } from '../../src/store/tips-store.ts'
import { savedCover as duelCover } from '../../src/tales/boogyman/saved-cover.ts'
import { createDraft as duelDraft } from '../../src/tales/boogyman/screen/cover/draft.ts'
import { savedCover as citadelCover } from '../../src/tales/citadel/saved-cover.ts'
import { createDraft as citadelDraft } from '../../src/tales/citadel/screen/cover/draft.ts'
import { savedCover as taleCover } from '../../src/tales/fairy-tale/saved-cover.ts'
import { createDraft as taleDraft } from '../../src/tales/fairy-tale/screen/setup/draft.ts'
import { createTaleSettings } from '../../src/tales/fairy-tale/settings.ts'
import { savedCover as fortlandCover } from '../../src/tales/fortland/saved-cover.ts'
import { createDraft as fortlandDraft } from '../../src/tales/fortland/screen/cover/draft.ts'
import { createDeckShelf } from '../../src/tales/fortress/deck-shelf.ts'
import { createDraft as siegeDraft } from '../../src/tales/fortress/draft.ts'
import { createRoadBook } from '../../src/tales/fortress/road-book.ts'
import { savedCover as siegeCover } from '../../src/tales/fortress/saved-cover.ts'

/** One tab: two changes of different parts, and the values that the page shows of both. */
interface Tab {
  one(): void
  other(): void
  seen(): readonly unknown[]
}

/** Opens a tab with the data that its browser has stored. */
const USERS: Record<string, (storage: SafeStorage) => Tab> = {
  'the settings': (storage) => {
    const store = createSettings(storage, ['en'])
    return {
      one: () => store.getState().set({ theme: 'night' }),
      other: () => store.getState().set({ speed: 'instant' }),
      seen: () => [store.getState().theme, store.getState().speed],
    }
  },
  'the settings of a tale': (storage) => {
    const store = createTaleSettings(storage)
    return {
      one: () => store.getState().set({ foresight: 'calm' }),
      other: () => store.getState().set({ rerolls: 'always' }),
      seen: () => [store.getState().foresight, store.getState().rerolls],
    }
  },
  'the first tale': (storage) => {
    const store = createLesson(storage, 'lesson')
    return {
      one: () => store.getState().keep({ done: 3 }),
      other: () => store.getState().keep({ known: true }),
      seen: () => [store.getState().done, store.getState().known],
    }
  },
  'the rescues': (storage) => {
    const store = createRescued(storage, 'rescues')
    return {
      one: () => store.getState().tried(1, true),
      other: () => store.getState().show(2),
      seen: () => [store.getState().of[1], store.getState().of[2]],
    }
  },
  'the seals': (storage) => {
    const store = createSeals(storage)
    return {
      one: () => store.getState().press(['race/far'], 'g1', 10),
      other: () => store.getState().press(['race/near'], 'g2', 20),
      seen: () => [store.getState().seals['race/far'], store.getState().seals['race/near']],
    }
  },
  'the tips': (storage) => {
    const store = createTips(storage, 'tips')
    return {
      one: () => store.getState().tell('crowd', 'one 3'),
      other: () => store.getState().tell('heart', 'one 4'),
      seen: () => [store.getState().told.includes('crowd'), store.getState().told.includes('heart')],
    }
  },
  'the cover of the first tale': (storage) => {
    const store = taleDraft(taleCover(storage))
    return {
      one: () => store.getState().setDifficulty('grim-tale'),
      other: () => store.getState().setPeople('several'),
      seen: () => [store.getState().difficulty, store.getState().people],
    }
  },
  'the cover of the duel': (storage) => {
    const store = duelDraft(duelCover(storage))
    return {
      one: () => store.getState().rename(0, 'Mira'),
      other: () => store.getState().rename(1, 'Tom'),
      seen: () => store.getState().config.players.slice(0, 2),
    }
  },
  'the cover of Fortland': (storage) => {
    const store = fortlandDraft(fortlandCover(storage))
    return {
      one: () => store.getState().rename(0, 'Mira'),
      other: () => store.getState().rename(1, 'Tom'),
      seen: () => store.getState().config.players.slice(0, 2),
    }
  },
  'the cover of the Citadel': (storage) => {
    const store = citadelDraft(citadelCover(storage))
    return {
      one: () => store.getState().rename(0, 'Mira'),
      other: () => store.getState().rename(1, 'Tom'),
      seen: () => store.getState().config.players.slice(0, 2),
    }
  },
  'the cover of The Fortress': (storage) => {
    const store = siegeDraft(siegeCover(storage))
    return {
      one: () => store.getState().rename('Mira'),
      other: () => store.getState().setDefenders(6),
      seen: () => [store.getState().player, store.getState().defenders],
    }
  },
  'the cover’s players': (storage) => {
    const saved = savedLeaders(storage, 'leaders', ['red', 'green'], ['guardian'])
    const store = createControllers(saved)
    return {
      one: () => store.getState().choose('red', 'guardian'),
      other: () => store.getState().choose('green', 'guardian'),
      seen: () => [store.getState().cover.red, store.getState().cover.green],
    }
  },
  'the decks': (storage) => {
    const store = createDeckShelf(storage)
    const keep = (name: string) => store.getState().keep({ name, muster: PRESETS['town-watch'] })
    const has = (name: string) => store.getState().decks.some((deck) => deck.name === name)
    return {
      one: () => keep('walls'),
      other: () => keep('gates'),
      seen: () => [has('walls'), has('gates')],
    }
  },
}

/** A browser with tabs that are one of the users. */
function browser(open: (storage: SafeStorage) => Tab, texts: Record<string, string> = {}) {
  const fake = fakeStorage(texts)
  return { fake, open: () => open(fake.storage) }
}

/** Returns the storage key of a user, and its values before and after both changes. */
function measured(open: (storage: SafeStorage) => Tab) {
  const { fake, open: tab } = browser(open)
  const only = tab()
  const fresh = only.seen()
  only.one()
  only.other()
  return { key: [...fake.texts.keys()][0] ?? '', fresh, both: only.seen() }
}

const ORDERS = [
  ['one', 'other'],
  ['other', 'one'],
] as const

describe.each(Object.entries(USERS))('%s in two tabs', (_, user) => {
  const { key, fresh, both } = measured(user)

  test.each(ORDERS)(
    'keep %s of this tab and %s of the next, with storage events or without',
    (first, second) => {
      expect(both.map((value, index) => value !== fresh[index])).toEqual(both.map(() => true))
      for (const isHeard of [false, true]) {
        const { open } = browser(user)
        const [here, there] = [open(), open()]
        here[first]()
        if (isHeard) onStorageChange(key)
        there[second]()
        expect(open().seen()).toEqual(both)
        expect(there.seen()).toEqual(both)
        onStorageChange(key)
        expect(here.seen()).toEqual(both)
      }
    },
  )

  test.each(ORDERS)('keep %s and %s if the next tab reloads between them', (first, second) => {
    const { open } = browser(user)
    const [here] = [open(), open()]
    here[first]()
    open()[second]()
    expect(open().seen()).toEqual(both)
  })

  test('start over when another tab empties the storage', () => {
    const { fake, open } = browser(user)
    const here = open()
    here.one()
    fake.texts.clear()
    onStorageChange(null)
    expect(here.seen()).toEqual(fresh)
  })

  test('leave a text that cannot be read until something is changed', () => {
    const { fake, open } = browser(user, { [key]: '{"broken' })
    const here = open()
    expect(here.seen()).toEqual(fresh)
    expect(fake.texts.get(key)).toBe('{"broken')
    here.one()
    here.other()
    expect(open().seen()).toEqual(both)
  })

  test('keep changes while storage is full, then store', () => {
    const { fake, open } = browser(user)
    const [here, there] = [open(), open()]
    fake.trouble = 'full'
    here.one()
    expect(here.seen()[0]).toEqual(both[0])
    fake.trouble = null
    there.other()
    onStorageChange(key)
    expect(here.seen()).toEqual(both)
    expect(open().seen()).toEqual(both)
  })
})

test('keeps its players when another tab chooses', () => {
  const { storage } = fakeStorage()
  const open = () => createControllers(savedLeaders(storage, 'leaders', ['red', 'green'], ['guardian']))
  const [here, there] = [open(), open()]
  here.getState().lead('red', 'guardian')
  there.getState().choose('green', 'guardian')
  onStorageChange('leaders')
  expect(here.getState()).toMatchObject({ table: { red: 'guardian' }, cover: { green: 'guardian' } })
  expect(there.getState().table).toEqual({})
})

test('a road begun in one tab continues with another deck in the next', () => {
  const { storage } = fakeStorage()
  const [here, there] = [createRoadBook(storage), createRoadBook(storage)]
  here.getState().begin(PRESETS['town-watch'])
  const [other = PRESETS['town-watch']] = Object.values(PRESETS).slice(1)
  there.getState().change(other)
  expect(createRoadBook(storage).getState().road?.muster).toEqual(other)
  onStorageChange(null)
  expect(here.getState().road?.muster).toEqual(other)
})
