import { type Part, part } from '../../../../ui/parts/part.ts'
import type { LessonsProps } from './Lessons.tsx'

/** The first lessons, in a dialog that the cover opens: they come with the rules, when somebody wants to learn. */
export const LESSONS: Part<LessonsProps> = part(async () => (await import('./Lessons.tsx')).Lessons)
