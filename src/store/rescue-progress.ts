import * as v from 'valibot'
import { persistedStore, readJson } from './persisted-store.ts'
import type { SafeStorage } from './storage.ts'

/** The id of the rescue that was found in the player's own game; all others have numbers. */
export const OWN_RESCUE = 'own'

/** Progress with one rescue, in this browser. */
export interface Tried {
  /** Number of attempts that were played to the end. */
  readonly tries: number
  /** How it was solved: by the player, or after one solution was shown, which earns nothing. */
  readonly done: 'rescued' | 'shown' | null
}

/** Progress with a tale's book of rescues, by their numbers. */
export interface RescuedStore {
  readonly of: Readonly<Record<string, Tried>>
  /** Records an attempt that was played to the end. */
  tried(number: number, rescued: boolean): void
  /** Records that one solution was shown. */
  show(number: number): void
}

const kept = v.record(
  v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
  v.strictObject({
    tries: v.pipe(v.number(), v.integer(), v.minValue(0)),
    done: v.nullable(v.picklist(['rescued', 'shown'])),
  }),
)

const NOTHING: Tried = { tries: 0, done: null }

/** Returns the progress with one rescue. */
export const rescueProgressOf = ({ of }: Pick<RescuedStore, 'of'>, number: number): Tried =>
  of[number] ?? NOTHING

/** Makes the store of progress with one book, which starts with the stored progress. Unreadable progress counts as none. */
export function createRescued(storage: SafeStorage, key: string) {
  return persistedStore<RescuedStore, RescuedStore['of']>(
    {
      storage,
      key,
      fresh: {},
      read: readJson(kept),
      write: JSON.stringify,
      valueIn: ({ of }) => of,
      fieldsOf: (of) => ({ of }),
    },
    (update) => {
      const keep = (number: number, how: (before: Tried) => Tried) =>
        void update((of) => ({ ...of, [number]: how(rescueProgressOf({ of }, number)) }))
      return {
        of: {},
        tried: (number, rescued) =>
          keep(number, ({ tries, done }) => ({
            tries: done === null ? tries + 1 : tries,
            done: done ?? (rescued ? 'rescued' : null),
          })),
        show: (number) => keep(number, ({ tries, done }) => ({ tries, done: done ?? 'shown' })),
      }
    },
  )
}
