import * as v from 'valibot'
import { persistedStore, readJson } from './persisted-store.ts'
import { browserStorage, type SafeStorage, SEALS_KEY } from './storage.ts'

/** A seal that was earned: by which kept game, and when, in milliseconds since 1970. */
interface Pressed {
  readonly game: string
  readonly when: number
}

/** Seals that were earned, by the name of their tale and their own: "tale/seal". */
export type PressedSeals = Readonly<Record<string, Pressed>>

const pressed = v.strictObject({ game: v.string(), when: v.number() })
const stored = readJson(v.record(v.string(), v.unknown()))

/** Those that can be read; what else lies there is none of ours, and games that are kept earn theirs again. */
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
  /** Keeps seals that a game has earned; those that were earned before stay that game's. */
  press(names: readonly string[], game: string, when: number): void
}

/** Makes the store of seals: what was earned once stays, whatever becomes of the game that earned it. */
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
