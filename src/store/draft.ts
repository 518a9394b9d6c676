import * as v from 'valibot'
import { persistedStore, readJson } from './persisted-store.ts'
import type { SafeStorage } from './storage.ts'

/** Where the choices for the next game lie in the browser, and how. Who leads which seat is kept with the leaders. */
export interface SavedDraft<Kept> {
  storage: SafeStorage
  key: string
  /** All choices of a stored text, or null: it is read as strictly as a stored game. */
  read(text: string): Kept | null
  write(choices: Kept): string
  /** True if a game can begin with the choices: only then are they stored. If absent, one always can. */
  canStore?(choices: Kept): boolean
}

/**
 * Makes what keeps the choices for the next game in a storage: those that the form has, all of them or none. `earlier`: reads what an
 * earlier version wrote.
 */
export const savedDraft =
  <Kept extends object>(
    key: string,
    form: v.GenericSchema<unknown, Kept> & { readonly entries: object },
    earlier?: v.GenericSchema<unknown, Kept>,
  ) =>
  (storage: SafeStorage): SavedDraft<Kept> => ({
    storage,
    key,
    read: readJson(earlier ? v.union([form, earlier]) : form),
    // A draft has more than what is kept.
    write: (choices) =>
      JSON.stringify(
        Object.fromEntries(Object.keys(form.entries).map((of) => [of, Reflect.get(choices, of)])),
      ),
  })

/** What the draft of the next game has whichever tale it is of. */
interface AnyDraft {
  /** What was kept of an earlier visit could not be read. */
  unreadable: boolean
  /** Opens what waits behind "More…", or closes it. */
  turnBox(): void
}

type Show<Own> = (shown: Partial<Own> | ((now: Own) => Partial<Own>)) => void

/**
 * Makes the draft of the next game, which begins with what was kept, else with `first`. `own`: how it is changed in its tale; every
 * `change` of the latest choices is kept, and what is only shown is not.
 */
export function draftOf<Kept extends { boxOpen: boolean }, Own>(
  saved: SavedDraft<Kept>,
  first: Kept,
  own: (change: (how: (latest: Kept) => Partial<Kept>) => void, show: Show<Own>) => Own,
) {
  type Draft = Kept & Own & AnyDraft
  return persistedStore<Draft, Kept>(
    {
      ...saved,
      fresh: first,
      valueIn: (draft) => draft,
      // What could not be read has been chosen anew by the time that something else is shown.
      fieldsOf: (kept, problem) => (now) => ({ ...now, ...kept, unreadable: problem !== null }),
    },
    (update, set) => {
      const change = (how: (latest: Kept) => Partial<Kept>) =>
        void update((latest) => ({ ...latest, ...how(latest) }))
      return {
        ...first,
        ...own(change, (shown) =>
          set((now) => ({ ...now, ...(typeof shown === 'function' ? shown(now) : shown) })),
        ),
        unreadable: false,
        turnBox: () => change(({ boxOpen }) => ({ boxOpen: !boxOpen }) as Partial<Kept>),
      }
    },
  )
}
