import type { SafeStorage, StorageHealth } from './storage.ts'

/** Where texts lie that could not be read as a game. They are numbered from 1, so that none takes another's place. */
export interface DamagedTexts {
  /** Keeps one more. */
  add(text: string): StorageHealth
  /** The last one, unless the player knows of it. */
  last(): string | null
  /** The last one can be read after all, and lies somewhere else by now. */
  removeLast(): void
  /** The player knows of all that are there: they stay, but are not told of again. */
  dismiss(): void
}

/** Keeps damaged texts in a storage, under names that begin with `key`. */
export function damagedTexts(storage: SafeStorage, key: string): DamagedTexts {
  const keyOf = (number: number): string => `${key}.${number}`
  const seenKey = `${key}.seen`

  const count = (): number => {
    let found = 0
    while (storage.read(keyOf(found + 1)).text !== null) found++
    return found
  }

  return {
    add: (text) => storage.write(keyOf(count() + 1), text),
    last() {
      const number = count()
      return Number(storage.read(seenKey).text) >= number ? null : storage.read(keyOf(number)).text
    },
    removeLast() {
      storage.remove(keyOf(count()))
    },
    dismiss() {
      storage.write(seenKey, String(count()))
    },
  }
}
