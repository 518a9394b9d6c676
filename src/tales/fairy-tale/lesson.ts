import { createLesson } from '../../store/lesson.ts'
import { browserStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'

/** How far the first tale, the guided one, was heard. */
export const useLesson = createLesson(browserStorage, STORAGE_KEYS.lesson)

/** Its nine steps, in the order in which they are told. */
export const STEP_IDS = [
  'roll',
  'lay',
  'walk',
  'remove',
  'future',
  'why',
  'haste',
  'diamond',
  'end-turn',
] as const

export type StepId = (typeof STEP_IDS)[number]

export const LESSON_ADDRESS = '#/fairy-tale/lesson'
