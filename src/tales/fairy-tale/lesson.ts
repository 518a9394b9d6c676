import { createLesson } from '../../store/lesson-store.ts'
import { browserStorage } from '../../store/storage.ts'
import { STORAGE_KEYS } from './game.ts'

/** The progress of the lesson in this browser. */
export const useLesson = createLesson(browserStorage, STORAGE_KEYS.lesson)

export const STEP_IDS = [
  'first',
  'roll',
  'lay',
  'die',
  'turn',
  'walk',
  'remove',
  'lure',
  'clockwise',
  'sides',
  'full',
  'diamond',
  'bell',
] as const

export type StepId = (typeof STEP_IDS)[number]

export const LESSON_ADDRESS = '#/fairy-tale/lesson'
