import type { LessonsProps } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import { type Part, part } from '../../../../ui/parts/part.ts'

/** The town of the last game, on the cover and on the shelf: only who comes back has one. */
export const LAST_TOWN = part(async () => (await import('../town/TownPicture.tsx')).TownPicture)

/** The versions and house rules, for whoever opens them. */
export const BOX = part(async () => (await import('./MoreBox.tsx')).MoreBox)

/** The first lessons: they come with the rules, ahead of time or when somebody wants to learn. */
export const LESSONS: Part<LessonsProps> = part(async () => (await import('../lessons/Lessons.tsx')).Lessons)
