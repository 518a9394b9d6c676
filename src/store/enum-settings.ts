import * as v from 'valibot'
import { persistedStore, readJson } from './persisted-store.ts'
import type { SafeStorage } from './storage.ts'

/** The options of each setting, by name. */
export type Options = Readonly<Record<string, readonly string[]>>

/** One option of each setting. */
export type SettingsOf<O extends Options> = { -readonly [Name in keyof O]: O[Name][number] }

interface Unreadable<O extends Options> {
  /** Names of the settings with an unreadable stored value. They have their defaults, and the page reports them. */
  unreadable: readonly (keyof O & string)[]
}

/** Settings of this browser, which belong to no game. */
export type ChoicesStore<O extends Options> = SettingsOf<O> &
  Unreadable<O> & {
    /** Changes some settings and stores all, so that the stored text is readable again. */
    set(changes: Partial<SettingsOf<O>>): void
  }

const named = readJson(
  v.pipe(
    v.unknown(),
    v.check((read) => !Array.isArray(read)),
    v.record(v.string(), v.unknown()),
  ),
)

/** The storage of some settings, and their options. */
interface Kept<O extends Options> {
  storage: SafeStorage
  key: string
  /** The key that an earlier version used. */
  earlierKey?: string
  options: O
  /** The defaults. */
  fresh: SettingsOf<O>
}

/** Makes a store of settings, which starts with the stored ones. A missing or unknown value becomes the default. */
export function createSettingsStore<O extends Options>({
  storage,
  key,
  earlierKey,
  options,
  fresh,
}: Kept<O>) {
  const names: readonly (keyof O & string)[] = Object.keys(options)
  const isOption = (name: keyof O, found: unknown) =>
    options[name]?.some((option) => option === found) ?? false

  function read(text: string): SettingsOf<O> & Unreadable<O> {
    const kept = named(text)
    if (kept === null) return { ...fresh, unreadable: names }
    const found = Object.fromEntries(
      names.filter((name) => isOption(name, kept[name])).map((name) => [name, kept[name]]),
    )
    const strange = names.filter((name) => name in kept && !isOption(name, kept[name]))
    return { ...fresh, ...(found as Partial<SettingsOf<O>>), unreadable: strange } // each is one of its options
  }

  return persistedStore<ChoicesStore<O>, SettingsOf<O> & Unreadable<O>>(
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
