import * as v from 'valibot'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import type { SafeStorage, StorageHealth } from './storage.ts'

type Change<T> = (latest: T) => T

/** What becomes of a value in the storage of this browser, which all its tabs share. */
export interface Persisted<T> {
  /**
   * Changes the value. The stored text is read again first, so that what another tab has stored meanwhile stays.
   * Returns why the result could not be stored; the page goes on with it all the same.
   */
  update(change: Change<T>): StorageHealth
  /** Takes over what another tab has stored meanwhile. */
  refresh(): void
  /** Stops following other tabs. Call it when the page that showed the value is gone. */
  stop(): void
}

interface PersistedOptions<T> {
  storage: SafeStorage
  key: string
  /** The key of an earlier version. Its text is copied once, unchanged, and left there. */
  earlierKey?: string | undefined
  /** The value where nothing is stored. */
  fresh: T
  /** The value of a stored text; null if it cannot be read. Such a text stays until the value is changed. */
  read(text: string): T | null
  /** Returns the text to store; null to store nothing. */
  write(value: T): string | null
  /** True if the value may be stored. One that may not is only on the page; the stored text stays. If absent, all may. */
  canStore?: ((value: T) => boolean) | undefined
  /** The value as the page has it now. */
  now(): T
  /** Puts another value on the page. */
  show(value: T, problem: 'unreadable' | null): void
}

/** Keeps a value of the page in the storage, and both in step with the other tabs. It begins with what is stored. */
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
  /** What could not be stored: it is done again to whatever lies in the storage when it is looked at next. */
  let unsaved: Change<T>[] = []
  /** What lies in the storage cannot be read: only a change of this tab may write over it. */
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

interface PersistedStoreOptions<Store, T> extends Omit<PersistedOptions<T>, 'now' | 'show'> {
  /** Returns the stored value as the store has it. */
  valueIn(store: Store): T
  /** Returns what changes in the store when it shows a value: fields, or a function of the store. */
  fieldsOf(value: T, problem: 'unreadable' | null): Partial<Store> | ((now: Store) => Store)
}

/**
 * Makes a store of the page with a stored value among its fields. `own` makes all fields as they are before anything is read; its
 * actions change the stored value by `update`, and fields that are not stored by `set`.
 */
export function persistedStore<Store extends object, T>(
  { valueIn, fieldsOf, ...options }: PersistedStoreOptions<Store, T>,
  own: (
    update: Persisted<T>['update'],
    set: StoreApi<Store>['setState'],
    get: StoreApi<Store>['getState'],
  ) => Store,
): UseBoundStore<StoreApi<Store>> {
  const store: UseBoundStore<StoreApi<Store>> = create<Store>()((set, get) =>
    own((change) => value.update(change), set, get),
  )
  const value = persisted<T>({
    ...options,
    now: () => valueIn(store.getState()),
    show: (latest, problem) => store.setState(fieldsOf(latest, problem)),
  })
  return store
}

/** Keeps some fields of a store: whatever changes one of them stores it, and leaves the others as another tab has them. */
export function persistedFields<S extends T, T extends object>(
  store: Pick<StoreApi<S>, 'getState' | 'setState' | 'subscribe'>,
  fields: readonly (keyof T & keyof S)[],
  options: Omit<PersistedOptions<T>, 'now'>,
): Persisted<T> {
  let isShowing = false
  const value = persisted<T>({
    ...options,
    now: () => store.getState(),
    show(latest, problem) {
      isShowing = true
      options.show(latest, problem)
      isShowing = false
    },
  })
  store.subscribe((now, before) => {
    const changed = fields.filter((field) => now[field] !== before[field])
    if (isShowing || changed.length === 0) return
    const changes = Object.fromEntries(changed.map((field) => [field, now[field]]))
    value.update((latest) => ({ ...latest, ...changes }))
  })
  return value
}

/** Reads a stored text as JSON of some form. */
export const readJson =
  <T>(form: v.GenericSchema<unknown, T>) =>
  (text: string): T | null => {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), form), text)
    return read.success ? read.output : null
  }

const watched = new Set<{ key: string; refresh(): void }>()

/** Another tab has stored something under a key; null: it has emptied the storage. */
export function onStorageChange(key: string | null): void {
  for (const one of watched) if (key === null || key === one.key) one.refresh()
}

// The one listener for all keys. Where modules are read without a page there is none to listen at.
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => onStorageChange(key))
