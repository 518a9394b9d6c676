import * as v from 'valibot'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import type { SafeStorage, StorageHealth } from './storage.ts'

type Change<T> = (latest: T) => T

/** A value in the storage of this browser, which all its tabs share. */
export interface Persisted<T> {
  /**
   * Changes the value. Reads the stored text again first, so that changes of another tab stay. Returns why the result could not be stored;
   * the page shows the new value anyway.
   */
  update(change: Change<T>): StorageHealth
  /** Loads what another tab has stored. */
  refresh(): void
  /** Stops following other tabs. Call it when the page that showed the value is gone. */
  stop(): void
}

interface PersistedOptions<T> {
  storage: SafeStorage
  key: string
  /** The key of an earlier version. Its text is copied once, unchanged, and left there. */
  earlierKey?: string | undefined
  /** The default, if nothing is stored. */
  fresh: T
  /** Returns the value of a stored text; null if it cannot be read. An unreadable text stays until the value is changed. */
  read(text: string): T | null
  /** Returns the text to store; null to store nothing. */
  write(value: T): string | null
  /** True if the value may be stored. Otherwise the page shows it and the stored text stays. If absent, all values may. */
  canStore?: ((value: T) => boolean) | undefined
  /** Returns the value that the page shows. */
  now(): T
  /** Shows another value on the page. */
  show(value: T, problem: 'unreadable' | null): void
}

/** Keeps a value of the page in sync with the storage and with other tabs. Starts with the stored value. */
export function persisted<T>({
  storage,
  key,
  earlierKey,
  fresh,
  read,
  write,
  canStore = () => true,
  now,
  show,
}: PersistedOptions<T>): Persisted<T> {
  /** The stored text that the page shows. */
  let shown: string | null = null
  /** Failed changes, which the next refresh applies again to the stored value. */
  let unsaved: Change<T>[] = []
  /** True if the stored text cannot be read: only a change in this tab may overwrite it. */
  let isUnreadable = false

  function refresh(): void {
    const { text, health } = storage.read(key)
    if (health !== 'ok') return
    if (text === shown) {
      if (unsaved.length > 0 && !isUnreadable) store(now())
      return
    }
    shown = text
    const stored = text === null ? fresh : read(text)
    isUnreadable = stored === null
    if (stored === null) return show(now(), 'unreadable')
    let latest: T = stored
    for (const change of unsaved) latest = change(latest)
    if (unsaved.length > 0) store(latest)
    show(latest, null)
  }

  function store(value: T): StorageHealth {
    if (!canStore(value)) return 'ok'
    const text = write(value)
    const health = text === null ? storage.remove(key) : storage.write(key, text)
    if (health === 'ok') {
      shown = text
      unsaved = []
      isUnreadable = false
    }
    return health
  }

  function update(change: Change<T>): StorageHealth {
    refresh()
    const before = now()
    const value = change(before)
    if (value === before && unsaved.length === 0) return 'ok'
    const health = store(value)
    if (health !== 'ok') unsaved.push(change)
    show(value, null)
    return health
  }

  const earlier = earlierKey === undefined ? null : storage.read(earlierKey).text
  if (earlier !== null && storage.read(key).text === null) storage.write(key, earlier)
  refresh()
  const follower = { key, refresh }
  watched.add(follower)
  return { update, refresh, stop: () => void watched.delete(follower) }
}

/** A store with a stored value among its fields. */
type PersistedStore<Store> = UseBoundStore<StoreApi<Store>> & Pick<Persisted<unknown>, 'refresh' | 'stop'>

interface PersistedStoreOptions<Store, T> extends Omit<PersistedOptions<T>, 'now' | 'show'> {
  /** Returns the stored value as the store has it. */
  valueIn(store: Store): T
  /** Returns what changes in the store when it shows a value: fields, or a function of the store. */
  fieldsOf(value: T, problem: 'unreadable' | null): Partial<Store> | ((now: Store) => Store)
}

/**
 * Makes a store with a stored value among its fields. `own` makes the initial fields and actions. Actions change the stored value by
 * `update`, and other fields by `set`.
 */
export function persistedStore<Store extends object, T>(
  { valueIn, fieldsOf, ...options }: PersistedStoreOptions<Store, T>,
  own: (
    update: Persisted<T>['update'],
    set: StoreApi<Store>['setState'],
    get: StoreApi<Store>['getState'],
  ) => Store,
): PersistedStore<Store> {
  const store: UseBoundStore<StoreApi<Store>> = create<Store>()((set, get) =>
    own((change) => value.update(change), set, get),
  )
  const value = persisted<T>({
    ...options,
    now: () => valueIn(store.getState()),
    show: (latest, problem) => store.setState(fieldsOf(latest, problem)),
  })
  return Object.assign(store, { refresh: value.refresh, stop: value.stop })
}

/** Makes a reader that parses a stored text as JSON of some form. */
export const readJson =
  <T>(form: v.GenericSchema<unknown, T>) =>
  (text: string): T | null => {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), form), text)
    return read.success ? read.output : null
  }

const watched = new Set<{ key: string; refresh(): void }>()

/** Handles a change by another tab under a key; null: the storage was cleared. */
export function onStorageChange(key: string | null): void {
  for (const one of watched) if (key === null || key === one.key) one.refresh()
}

// One listener for all keys. Workers and tests have no window to listen to.
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => onStorageChange(key))
