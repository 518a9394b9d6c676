import type { LessonsProps } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import { type Part, part } from '../../../../ui/parts/part.ts'

/** The field of the last siege, on the cover and on the shelf; new players do not need it. */
export const LAST_FIELD = part(async () => (await import('../field/FieldPicture.tsx')).FieldPicture)

/** The choices behind "More…". */
export const BOX = part(async () => (await import('./SiegeBox.tsx')).SiegeBox)

/** The page for building a deck. */
export const MUSTER = part(async () => (await import('../muster/MusterPage.tsx')).CoverMuster)

export const ROAD = part(async () => (await import('../road/RoadPage.tsx')).RoadPage)

/** The first lessons, loaded together with the rules, when idle or on request. */
export const LESSONS: Part<LessonsProps> = part(async () => (await import('../lessons/Lessons.tsx')).Lessons)
