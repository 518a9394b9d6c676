import type { LessonsProps } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import { type Part, part } from '../../../../ui/parts/part.ts'

/** The field of the last siege, on the cover and on the shelf: only who comes back has one. */
export const LAST_FIELD = part(async () => (await import('../field/FieldPicture.tsx')).FieldPicture)

/** What waits behind "More…". */
export const BOX = part(async () => (await import('./SiegeBox.tsx')).SiegeBox)

/** Where a deck is put together. */
export const MUSTER = part(async () => (await import('../muster/MusterPage.tsx')).CoverMuster)

/** The Road of Seven Fortresses. */
export const ROAD = part(async () => (await import('../road/RoadPage.tsx')).RoadPage)

/** The first lessons: they come with the rules, ahead of time or when somebody wants to learn. */
export const LESSONS: Part<LessonsProps> = part(async () => (await import('../lessons/Lessons.tsx')).Lessons)
