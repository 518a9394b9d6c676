import * as v from 'valibot'
import { persistedStore, readJson } from './persisted-store.ts'
import type { SafeStorage } from './storage.ts'

/** Progress in a tale's guided beginning, in this browser. */
export interface LessonKept {
  /** Number of steps that are done. */
  readonly done: number
  /** True if the player knows the tale already: the cover no longer offers the lesson. */
  readonly known: boolean
}

interface LessonStore extends LessonKept {
  /** Stores the progress. */
  keep(changes: Partial<LessonKept>): void
}

const kept = v.strictObject({
  done: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  known: v.boolean(),
})

const NEWCOMER: LessonKept = { done: 0, known: false }

/** Makes the store of a guided beginning, which resumes the stored progress. Unreadable progress counts as none. */
export function createLesson(storage: SafeStorage, key: string) {
  return persistedStore<LessonStore, LessonKept>(
    {
      storage,
      key,
      fresh: NEWCOMER,
      read: readJson(kept),
      write: ({ done, known }) => JSON.stringify({ done, known }),
      valueIn: (store) => store,
      fieldsOf: (latest) => latest,
    },
    (update) => ({
      ...NEWCOMER,
      keep: (changes) => void update((latest) => ({ ...latest, ...changes })),
    }),
  )
}
