import type { LessonsProps } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import { type Part, part } from '../../../../ui/parts/part.ts'

/** The clearing of the last duel, on the cover and on the shelf: only who comes back has one. */
export const LAST_CLEARING = part(
  async () => (await import('../clearing/ClearingPicture.tsx')).ClearingPicture,
)

/** What waits behind "More…". */
export const BOX = part(async () => (await import('./DuelBox.tsx')).DuelBox)

/** The first lessons: they come with the rules, ahead of time or when somebody wants to learn. */
export const LESSONS: Part<LessonsProps> = part(async () => (await import('../lessons/Lessons.tsx')).Lessons)
