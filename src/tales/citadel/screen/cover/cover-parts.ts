import type { LessonsProps } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import { type Part, part } from '../../../../ui/parts/part.ts'

/** The town of the last game, on the cover and on the shelf; new players do not need it. */
export const LAST_TOWN = part(async () => (await import('../town/TownPicture.tsx')).TownPicture)

/** The versions and house rules behind "More…". */
export const BOX = part(async () => (await import('./MoreBox.tsx')).MoreBox)

/** The first lessons, loaded with the rules, when idle or on request. */
export const LESSONS: Part<LessonsProps> = part(async () => (await import('../lessons/Lessons.tsx')).Lessons)
