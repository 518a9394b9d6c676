import * as v from 'valibot'
import { create } from 'zustand'
import type { SafeStorage } from './storage.ts'

/** What can be chosen under each name. */
export type Options = Readonly<Record<string, readonly string[]>>

/** One of each. */
export type Chosen<O extends Options> = { -readonly [Name in keyof O]: O[Name][number] }

/** What a person has chosen for this browser, not for a game. */
export type ChoicesStore<O extends Options> = Chosen<O> & {
  /** Those that were kept in a way that cannot be read; they are as for a newcomer, and it is to be told. */
  unreadable: readonly (keyof O & string)[]
  /** Changes some, and writes all: from then on what is kept can be read. */
  set(changes: Partial<Chosen<O>>): void
}

const named = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((read) => !Array.isArray(read)),
  v.record(v.string(), v.unknown()),
)

/** Where choices are kept, and what they can be. */
interface Kept<O extends Options> {
  storage: SafeStorage
  key: string
  options: O
  /** As it is for a newcomer. */
  fresh: Chosen<O>
}

/** Makes a store of choices, which begins with what was kept: one that is missing is as for a newcomer, and so is one that is strange. */
export function createChoices<O extends Options>({ storage, key, options, fresh }: Kept<O>) {
  const names: readonly (keyof O & string)[] = Object.keys(options)
  const { text } = storage.read(key)
  const read = v.safeParse(named, text)
  const kept = read.success ? read.output : {}
  const isReadable = (name: keyof O) =>
    options[name]?.some((option) => option === kept[String(name)]) ?? false
  const found = Object.fromEntries(names.filter(isReadable).map((name) => [name, kept[name]]))
  const strange = names.filter((name) => name in kept && !isReadable(name))
  const isLost = !read.success && text !== null

  return create<ChoicesStore<O>>()((set, get) => ({
    ...fresh,
    ...(found as Partial<Chosen<O>>), // each is one of its options
    unreadable: isLost ? names : strange,
    set(changes) {
      set({ ...get(), ...changes, unreadable: [] })
      const chosen = get()
      storage.write(key, JSON.stringify(Object.fromEntries(names.map((name) => [name, chosen[name]]))))
    },
  }))
}
