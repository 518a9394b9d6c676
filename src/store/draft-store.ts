import * as v from 'valibot'
import { persistedStore, readJson } from './persisted-store.ts'
import type { SafeStorage } from './storage.ts'

/** The storage of the choices for the next game, and their form. The controllers of the seats are stored separately. */
export interface SavedDraft<Kept> {
  storage: SafeStorage
  key: string
  /** Parses a stored text as strictly as a stored game. Returns all choices, or null. */
  read(text: string): Kept | null
  write(choices: Kept): string
  /** True if a game can start with the choices: only then are they stored. If absent, they always are. */
  canStore?(choices: Kept): boolean
}

/**
 * Makes the storage of the choices for the next game: all fields of the form, or none. `earlier`: the form that an earlier version stored.
 */
export const draftStorage =
  <Kept extends object>(
    key: string,
    form: v.GenericSchema<unknown, Kept> & { readonly entries: object },
    earlier?: v.GenericSchema<unknown, Kept>,
  ) =>
  (storage: SafeStorage): SavedDraft<Kept> => ({
    storage,
    key,
    read: readJson(earlier ? v.union([form, earlier]) : form),
    // A draft has more fields than the stored choices.
    write: (choices) =>
      JSON.stringify(
        Object.fromEntries(Object.keys(form.entries).map((of) => [of, Reflect.get(choices, of)])),
      ),
  })

/** Fields that every draft has. `toggleMore` opens or closes the collapsible section of the form, if there is one. */
type AnyDraft<Kept> = {
  /** True if the stored choices could not be read. */
  unreadable: boolean
} & (Kept extends { boxOpen: boolean } ? { toggleMore(): void } : object)

type Show<Own> = (shown: Partial<Own> | ((now: Own) => Partial<Own>)) => void

const hasBox = (choices: object): choices is { boxOpen: boolean } => 'boxOpen' in choices

/**
 * Makes the draft of the next game, which starts with the stored choices, or with `first`. `own` makes the actions of the tale. Choices
 * passed to `change` are stored; fields passed to `show` are not.
 */
export function createDraftStore<Kept extends object, Own>(
  saved: SavedDraft<Kept>,
  first: Kept,
  own: (change: (how: (latest: Kept) => Partial<Kept>) => void, show: Show<Own>) => Own,
) {
  type Draft = Kept & Own & AnyDraft<Kept>
  return persistedStore<Draft, Kept>(
    {
      ...saved,
      fresh: first,
      valueIn: (draft) => draft,
      // Any new value replaces the unreadable one, so the flag goes.
      fieldsOf: (kept, problem) => (now) => ({ ...now, ...kept, unreadable: problem !== null }),
    },
    (update, set) => {
      const change = (how: (latest: Kept) => Partial<Kept>) =>
        void update((latest) => ({ ...latest, ...how(latest) }))
      const draft = {
        ...first,
        ...own(change, (shown) =>
          set((now) => ({ ...now, ...(typeof shown === 'function' ? shown(now) : shown) })),
        ),
        unreadable: false,
        toggleMore: () => change((latest) => (hasBox(latest) ? { ...latest, boxOpen: !latest.boxOpen } : {})),
      }
      return draft as Draft
    },
  )
}
