import * as v from 'valibot'
import { type Muster, parseMuster, standardRules, writeMuster } from '../../engine/fortress/index.ts'
import { persistedStore, readJson } from '../../store/persisted-store.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'

/** A saved deck with its name. */
export interface KeptDeck {
  name: string
  muster: Muster
}

interface DeckShelf {
  decks: readonly KeptDeck[]
  /** True if the stored decks could not be read. They stay in the storage until the next deck is saved. */
  unreadable: boolean
  /** Saves a deck, replacing one with the same name. */
  keep(deck: KeptDeck): void
  drop(name: string): void
}

/** Limits of the number of decks (the oldest is dropped), and of the length of a name. */
export const MOST_DECKS = 24
export const LONGEST_DECK_NAME = 24

/** The storage key of the decks. */
const KEY = `${STORAGE_KEYS.cover}.decks`

/** Writes a deck in the notation of the law, the stored form. */
const textOf = (muster: Muster): string =>
  writeMuster({ muster, against: { defenders: 1 }, rules: standardRules() })

const written = readJson(
  v.array(v.strictObject({ name: v.pipe(v.string(), v.maxLength(LONGEST_DECK_NAME * 2)), deck: v.string() })),
)

/** Reads all saved decks, or returns null if one of them is invalid. */
function readDecks(text: string): KeptDeck[] | null {
  const decks = written(text)?.map(({ name, deck }) => {
    const parsed = parseMuster(deck)
    return parsed.ok ? { name, muster: parsed.value.muster } : null
  })
  if (!decks || decks.some((deck) => deck === null)) return null
  return decks.flatMap((deck) => deck ?? [])
}

/** Creates the store of saved decks. */
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
