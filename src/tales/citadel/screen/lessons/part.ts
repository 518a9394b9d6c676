import type { LessonsProps } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import { type Part, part } from '../../../../ui/parts/part.ts'

/** The first lessons, in a file of their own: they come with the rules, ahead of time or when somebody wants to learn. */
export const LESSONS: Part<LessonsProps> = part(async () => (await import('./Lessons.tsx')).Lessons)
