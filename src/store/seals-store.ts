import * as v from 'valibot'
import { persistedStore, readJson } from './persisted-store.ts'
import { browserStorage, type SafeStorage, SEALS_KEY } from './storage.ts'

/** A seal that was earned: the saved game, and the time in milliseconds since 1970. */
interface Pressed {
  readonly game: string
  readonly when: number
}

/** Earned seals by "tale/seal". */
export type PressedSeals = Readonly<Record<string, Pressed>>

const pressed = v.strictObject({ game: v.string(), when: v.number() })
const stored = readJson(v.record(v.string(), v.unknown()))

/** Returns the valid seals. Invalid entries are dropped: saved games earn their seals again. */
function readSeals(text: string): PressedSeals | null {
  const read = stored(text)
  if (read === null) return null
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, seal]) => (v.is(pressed, seal) ? [[name, seal]] : [])),
  )
}

export const sealName = (tale: string, seal: string): string => `${tale}/${seal}`

interface SealsStore {
  seals: PressedSeals
  /** Adds seals that a game has earned. Seals that were earned before stay with their game. */
  press(names: readonly string[], game: string, when: number): void
}

/** Makes the store of seals. A seal stays, even if the game that earned it is deleted. */
export const createSeals = (storage: SafeStorage) =>
  persistedStore<SealsStore, PressedSeals>(
    {
      storage,
      key: SEALS_KEY,
      fresh: {},
      read: readSeals,
      write: JSON.stringify,
      valueIn: ({ seals }) => seals,
      fieldsOf: (seals) => ({ seals }),
    },
    (update) => ({
      seals: {},
      press: (names, game, when) =>
        void update((before) => {
          const fresh = names.filter((name) => !Object.hasOwn(before, name))
          if (fresh.length === 0) return before
          return { ...before, ...Object.fromEntries(fresh.map((name) => [name, { game, when }])) }
        }),
    }),
  )

export const useSeals = createSeals(browserStorage)
