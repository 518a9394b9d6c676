import type { LessonsProps } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import { type Part, part } from '../../../../ui/parts/part.ts'

/** The ring of the last game on cover and shelf. Lazy: only returning players need it. */
export const LAST_RING = part(async () => (await import('../ring/RingPicture.tsx')).RingPicture)

/** The house rules, loaded when they are opened. */
export const BOX = part(async () => (await import('./HouseBox.tsx')).HouseBox)

/** The first lessons. They load with the rules, when idle or on request. */
export const LESSONS: Part<LessonsProps> = part(async () => (await import('../lessons/Lessons.tsx')).Lessons)
