import type { LessonsProps } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import { type Part, part } from '../../../../ui/parts/part.ts'

/** The clearing of the last duel, on the cover and on the shelf; new players do not need it. */
export const LAST_CLEARING = part(
  async () => (await import('../clearing/ClearingPicture.tsx')).ClearingPicture,
)

/** The choices behind "More…". */
export const BOX = part(async () => (await import('./DuelBox.tsx')).DuelBox)

/** The first lessons. They load with the rules, when idle or on request. */
export const LESSONS: Part<LessonsProps> = part(async () => (await import('../lessons/Lessons.tsx')).Lessons)
