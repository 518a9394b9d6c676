import * as v from 'valibot'
import { create } from 'zustand'
import type { SafeStorage } from './storage.ts'

/** How far a tale's guided beginning has come in this browser. */
export interface LessonKept {
  /** So many of its steps are done. */
  readonly done: number
  /** Nobody needs it here: the cover offers it no more. */
  readonly known: boolean
}

const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    done: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
    known: v.boolean(),
  }),
)

const NEWCOMER: LessonKept = { done: 0, known: false }

/** Makes the store of a guided beginning, which goes on where it was left; what cannot be read is as for a newcomer. */
export function createLesson(storage: SafeStorage, key: string) {
  const read = v.safeParse(kept, storage.read(key).text)
  const store = create<LessonKept>()(() => (read.success ? read.output : NEWCOMER))
  store.subscribe((now) => storage.write(key, JSON.stringify(now)))
  return store
}
