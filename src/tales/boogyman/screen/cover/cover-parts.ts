import type { LessonsProps } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import { type Part, part } from '../../../../ui/parts/part.ts'

/** A picture of the last duel, for the cover and the shelf. New players do not need it. */
export const LAST_CLEARING = part(
  async () => (await import('../clearing/ClearingPicture.tsx')).ClearingPicture,
)

/** The options behind "More…". */
export const BOX = part(async () => (await import('./DuelBox.tsx')).DuelBox)

/** The first lessons, loaded with the rules, when idle or on request. */
export const LESSONS: Part<LessonsProps> = part(async () => (await import('../lessons/Lessons.tsx')).Lessons)
