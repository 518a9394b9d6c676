import * as v from 'valibot'
import { persistedStore, readJson } from './persisted-store.ts'
import type { SafeStorage } from './storage.ts'

/** By this the one rescue is asked for that was found in a game of one's own; all others have numbers. */
export const OWN_RESCUE = 'own'

/** What became of one rescue in this browser. */
export interface Tried {
  /** How often somebody let it come to the end. */
  readonly tries: number
  /** Rescued by oneself; or one way was shown first, which earns nothing. */
  readonly done: 'rescued' | 'shown' | null
}

/** What was tried of a tale's book of rescues, by their numbers. */
export interface RescuedStore {
  readonly of: Readonly<Record<string, Tried>>
  /** It came to the end: whether it was rescued. */
  tried(number: number, rescued: boolean): void
  /** One way is shown. */
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

/** What became of a rescue so far. */
export const triedOf = ({ of }: Pick<RescuedStore, 'of'>, number: number): Tried => of[number] ?? NOTHING

/** Makes the store of what was tried of one book, which begins with what was kept; what cannot be read is as for a newcomer. */
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
        void update((of) => ({ ...of, [number]: how(triedOf({ of }, number)) }))
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
