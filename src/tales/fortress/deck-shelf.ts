import * as v from 'valibot'
import { create } from 'zustand'
import { type Muster, parseMuster, standardRules, writeMuster } from '../../engine/fortress/index.ts'
import { browserStorage, type SafeStorage } from '../../store/storage.ts'
import { KEYS } from './game.ts'

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
const KEY = `${KEYS.cover}.decks`

/** Decks are kept in writing, as the law's notation has a muster. */
const textOf = (muster: Muster): string =>
  writeMuster({ muster, against: { defenders: 1 }, rules: standardRules() })

const written = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.strictObject({ name: v.pipe(v.string(), v.maxLength(LONGEST_DECK_NAME * 2)), deck: v.string() })),
)

/** All kept decks, or null where one of them cannot be read. */
function readDecks(text: string): KeptDeck[] | null {
  const read = v.safeParse(written, text)
  if (!read.success) return null
  const decks = read.output.map(({ name, deck }) => {
    const parsed = parseMuster(deck)
    return parsed.ok ? { name, muster: parsed.siege.muster } : null
  })
  return decks.some((deck) => deck === null) ? null : decks.flatMap((deck) => deck ?? [])
}

/** Makes the shelf of kept decks, which begins with what was kept. */
export function createDeckShelf(storage: SafeStorage) {
  const { text } = storage.read(KEY)
  const found = text === null ? [] : readDecks(text)
  return create<DeckShelf>((set, get) => {
    const save = (decks: readonly KeptDeck[]) => {
      set({ decks, unreadable: false })
      storage.write(KEY, JSON.stringify(decks.map(({ name, muster }) => ({ name, deck: textOf(muster) }))))
    }
    return {
      decks: found ?? [],
      unreadable: found === null,
      keep(deck) {
        const others = get().decks.filter(({ name }) => name !== deck.name)
        save([...others, deck].slice(-MOST_DECKS))
      },
      drop: (gone) => save(get().decks.filter(({ name }) => name !== gone)),
    }
  })
}

export const useDeckShelf = createDeckShelf(browserStorage)
