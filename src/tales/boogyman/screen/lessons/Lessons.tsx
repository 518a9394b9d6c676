import { type LessonProps, lessonsOf } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import { useKeys } from '../../../../ui/input/keys.ts'
import { useAllWords } from '../../words/all-words.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { LessonBoard } from './LessonBoard.tsx'
import { LESSON_KIT, type LessonState, letGo, planked, pressOn } from './lesson-state.ts'
import { Storyteller } from './Storyteller.tsx'

export const { Lessons } = lessonsOf({
  useWords: () => useAllWords().lessons,
  kit: LESSON_KIT,
  Lesson,
})

/** The board of a lesson and the storyteller's words. */
function Lesson({ doing, onDoing, ways, words }: LessonProps<LessonState>) {
  // S and B do as at the table, wherever the focus is; Escape lets go before it leaves.
  useKeys(
    'dialog',
    [
      { shortcut: SHORTCUTS['put-back'], run: () => onDoing(letGo(doing)) },
      { shortcut: SHORTCUTS.spawn, run: () => onDoing(planked(doing, 'spawn')) },
      { shortcut: SHORTCUTS.call, run: () => onDoing(planked(doing, 'call')) },
    ],
    doing.held !== null,
  )
  return (
    <>
      <LessonBoard doing={doing} onPress={(tile) => onDoing(pressOn(doing, tile))} />
      <Storyteller {...{ doing, ways, words }} onPlank={(type) => onDoing(planked(doing, type))} />
    </>
  )
}
