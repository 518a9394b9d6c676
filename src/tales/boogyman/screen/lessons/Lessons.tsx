import { useEffect } from 'react'
import {
  type LessonProps,
  LessonsDialog,
  type LessonsProps,
} from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import { SHARED_KEYS, type Shortcut } from '../../../../ui/input/shortcuts.ts'
import { asksFor } from '../../../../ui/keys/heard.ts'
import { useMessages } from '../../words/useMessages.ts'
import { begun, type Doing, isDone, letGo, planked, pressed } from './doing.ts'
import { LessonBoard } from './LessonBoard.tsx'
import { LESSON_IDS, lessonOf } from './lessons.ts'
import { Storyteller } from './Storyteller.tsx'

/** A few small lessons on the real rules. */
export const Lessons = (props: LessonsProps) => (
  <LessonsDialog
    words={useMessages().lessons}
    ids={LESSON_IDS}
    begun={(id) => begun(lessonOf(id))}
    isDone={isDone}
    Lesson={Lesson}
    {...props}
  />
)

/** The clearing, and what the storyteller says of it. */
function Lesson({ doing, onDoing, ways }: LessonProps<Doing>) {
  // S and B do as at the table, wherever the focus is; Escape lets go before it leaves.
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const next = doneByKey(event, doing)
      if (!next) return
      onDoing(next)
      event.preventDefault()
    }
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [doing, onDoing])
  return (
    <>
      <LessonBoard doing={doing} onPress={(tile) => onDoing(pressed(doing, tile))} />
      <Storyteller doing={doing} onPlank={(type) => onDoing(planked(doing, type))} ways={ways} />
    </>
  )
}

const SPAWN_KEY: Shortcut = { keys: ['S'] }
const CALL_KEY: Shortcut = { keys: ['B'] }

/** What a key does to a lesson; null for any that does nothing. */
function doneByKey(event: KeyboardEvent, doing: Doing): Doing | null {
  if (doing.inHand === null) return null
  if (asksFor(event, SHARED_KEYS['put-back'])) return letGo(doing)
  if (asksFor(event, SPAWN_KEY)) return planked(doing, 'spawn')
  return asksFor(event, CALL_KEY) ? planked(doing, 'call') : null
}
