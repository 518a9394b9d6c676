import * as v from 'valibot'
import { persistedStore, readJson } from './persisted-store.ts'
import type { SafeStorage } from './storage.ts'

/** What can be chosen under each name. */
export type Options = Readonly<Record<string, readonly string[]>>

/** One of each. */
export type Chosen<O extends Options> = { -readonly [Name in keyof O]: O[Name][number] }

interface Unreadable<O extends Options> {
  /** Those that were kept in a way that cannot be read; they are as for a newcomer, and it is to be told. */
  unreadable: readonly (keyof O & string)[]
}

/** What a person has chosen for this browser, not for a game. */
export type ChoicesStore<O extends Options> = Chosen<O> &
  Unreadable<O> & {
    /** Changes some, and writes all: from then on what is kept can be read. */
    set(changes: Partial<Chosen<O>>): void
  }

const named = readJson(
  v.pipe(
    v.unknown(),
    v.check((read) => !Array.isArray(read)),
    v.record(v.string(), v.unknown()),
  ),
)

/** Where choices are kept, and what they can be. */
interface Kept<O extends Options> {
  storage: SafeStorage
  key: string
  /** The key that an earlier version used. */
  earlierKey?: string
  options: O
  /** As it is for a newcomer. */
  fresh: Chosen<O>
}

/** Makes a store of choices, which begins with what was kept: one that is missing is as for a newcomer, and so is one that is strange. */
export function createChoices<O extends Options>({ storage, key, earlierKey, options, fresh }: Kept<O>) {
  const names: readonly (keyof O & string)[] = Object.keys(options)
  const isOption = (name: keyof O, found: unknown) =>
    options[name]?.some((option) => option === found) ?? false

  function read(text: string): Chosen<O> & Unreadable<O> {
    const kept = named(text)
    if (kept === null) return { ...fresh, unreadable: names }
    const found = Object.fromEntries(
      names.filter((name) => isOption(name, kept[name])).map((name) => [name, kept[name]]),
    )
    const strange = names.filter((name) => name in kept && !isOption(name, kept[name]))
    return { ...fresh, ...(found as Partial<Chosen<O>>), unreadable: strange } // each is one of its options
  }

  return persistedStore<ChoicesStore<O>, Chosen<O> & Unreadable<O>>(
    {
      storage,
      key,
      earlierKey,
      fresh: { ...fresh, unreadable: [] },
      read,
      write: (chosen) => JSON.stringify(Object.fromEntries(names.map((name) => [name, chosen[name]]))),
      valueIn: (store) => store,
      fieldsOf: (chosen) => (now) => ({ ...now, ...chosen }),
    },
    (update) => ({
      ...fresh,
      unreadable: [],
      set: (changes) => void update((latest) => ({ ...latest, ...changes, unreadable: [] })),
    }),
  )
}
