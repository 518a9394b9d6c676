import { createLesson } from '../../store/lesson.ts'
import { browserStorage } from '../../store/storage.ts'
import { KEYS } from './game.ts'

/** How far the first tale, the guided one, was heard. */
export const useLesson = createLesson(browserStorage, KEYS.lesson)

/** So many steps it has. */
export const LESSON_STEPS = 9

export const LESSON_ADDRESS = '#/fairy-tale/lesson'
