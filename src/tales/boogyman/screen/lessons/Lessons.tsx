import { type LessonProps, lessonsOf } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import { useKeys } from '../../../../ui/input/keys.ts'
import { useAllWords } from '../../words/all-words.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { begun, type Doing, isDone, letGo, planked, pressed } from './doing.ts'
import { LessonBoard } from './LessonBoard.tsx'
import { LESSON_IDS, lessonOf } from './lessons.ts'
import { Storyteller } from './Storyteller.tsx'

export const { Lessons } = lessonsOf({
  useWords: () => useAllWords().lessons,
  ids: LESSON_IDS,
  begun: (id) => begun(lessonOf(id)),
  isDone,
  Lesson,
})

/** The clearing, and what the storyteller says of it. */
function Lesson({ doing, onDoing, ways, words }: LessonProps<Doing>) {
  // S and B do as at the table, wherever the focus is; Escape lets go before it leaves.
  useKeys(
    'dialog',
    [
      { shortcut: SHORTCUTS['put-back'], run: () => onDoing(letGo(doing)) },
      { shortcut: SHORTCUTS.spawn, run: () => onDoing(planked(doing, 'spawn')) },
      { shortcut: SHORTCUTS.call, run: () => onDoing(planked(doing, 'call')) },
    ],
    doing.inHand !== null,
  )
  return (
    <>
      <LessonBoard doing={doing} onPress={(tile) => onDoing(pressed(doing, tile))} />
      <Storyteller {...{ doing, ways, words }} onPlank={(type) => onDoing(planked(doing, type))} />
    </>
  )
}
