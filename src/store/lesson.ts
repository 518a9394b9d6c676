import * as v from 'valibot'
import { persistedStore, readJson } from './persisted-store.ts'
import type { SafeStorage } from './storage.ts'

/** How far a tale's guided beginning has come in this browser. */
export interface LessonKept {
  /** So many of its steps are done. */
  readonly done: number
  /** Nobody needs it here: the cover offers it no more. */
  readonly known: boolean
}

interface LessonStore extends LessonKept {
  /** Keeps how far it has come by now. */
  keep(changes: Partial<LessonKept>): void
}

const kept = v.strictObject({
  done: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  known: v.boolean(),
})

const NEWCOMER: LessonKept = { done: 0, known: false }

/** Makes the store of a guided beginning, which goes on where it was left; what cannot be read is as for a newcomer. */
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
