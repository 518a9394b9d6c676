import * as v from 'valibot'
import { type Muster, parseMuster, standardRules, writeMuster } from '../../engine/fortress/index.ts'
import { persistedStore, readJson } from '../../store/persisted-store.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'

/** A deck that somebody keeps under a name. */
export interface KeptDeck {
  name: string
  muster: Muster
}

interface DeckShelf {
  decks: readonly KeptDeck[]
  /** What was kept of an earlier visit could not be read; it lies there until another deck is kept. */
  unreadable: boolean
  /** Keeps a deck; one of the same name gives way. */
  keep(deck: KeptDeck): void
  drop(name: string): void
}

/** So many decks are kept at most, and a name is as long as this. */
export const MOST_DECKS = 24
export const LONGEST_DECK_NAME = 24

/** Where they lie in this browser. */
const KEY = `${STORAGE_KEYS.cover}.decks`

/** Decks are kept in writing, as the law's notation has a muster. */
const textOf = (muster: Muster): string =>
  writeMuster({ muster, against: { defenders: 1 }, rules: standardRules() })

const written = readJson(
  v.array(v.strictObject({ name: v.pipe(v.string(), v.maxLength(LONGEST_DECK_NAME * 2)), deck: v.string() })),
)

/** All kept decks, or null where one of them cannot be read. */
function readDecks(text: string): KeptDeck[] | null {
  const decks = written(text)?.map(({ name, deck }) => {
    const parsed = parseMuster(deck)
    return parsed.ok ? { name, muster: parsed.value.muster } : null
  })
  if (!decks || decks.some((deck) => deck === null)) return null
  return decks.flatMap((deck) => deck ?? [])
}

/** Makes the shelf of kept decks, which begins with what was kept. */
export const createDeckShelf = (storage: SafeStorage) =>
  persistedStore<DeckShelf, readonly KeptDeck[]>(
    {
      storage,
      key: KEY,
      fresh: [],
      read: readDecks,
      write: (decks) => JSON.stringify(decks.map(({ name, muster }) => ({ name, deck: textOf(muster) }))),
      valueIn: ({ decks }) => decks,
      fieldsOf: (decks, problem) => ({ decks, unreadable: problem !== null }),
    },
    (update) => ({
      decks: [],
      unreadable: false,
      keep: (deck) =>
        void update((decks) => [...decks.filter(({ name }) => name !== deck.name), deck].slice(-MOST_DECKS)),
      drop: (gone) => void update((decks) => decks.filter(({ name }) => name !== gone)),
    }),
  )

export const useDeckShelf = createDeckShelf(browserStorage)
