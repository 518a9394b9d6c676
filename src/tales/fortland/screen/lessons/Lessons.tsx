import { fortOn, ownerOf, placeOnTurn } from '../../../../engine/fortland/index.ts'
import { Button } from '../../../../ui/art/index.ts'
import { Bubble } from '../../../../ui/frames/lessons/Bubble.tsx'
import { type LessonProps, lessonsOf } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import { useKeys } from '../../../../ui/input/keys.ts'
import type { LessonWords } from '../../../../ui/text/lessons.ts'
import type { AllWords } from '../../words/all-words.ts'
import { useAllWords } from '../../words/all-words.ts'
import { spaceWords } from '../ring/names.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { refusalText } from '../state/refusals.ts'
import { LessonRing } from './LessonRing.tsx'
import { LESSON_KIT, type LessonState, pressOn, spaceAbout } from './lesson-state.ts'

export const { Lessons } = lessonsOf({
  useWords: () => useAllWords().lessons,
  kit: LESSON_KIT,
  Lesson,
})

/** The ring, the storyteller's message, and the button of the army's action. */
function Lesson({ doing, onDoing, ways, words }: LessonProps<LessonState>) {
  const m = useAllWords()
  const give = (type: 'build' | 'tear') => onDoing(LESSON_KIT.tried(doing, [{ type }]))
  // Shortcuts work wherever the focus is, as at the table.
  useKeys('dialog', [
    { shortcut: SHORTCUTS.build, run: () => give('build') },
    { shortcut: SHORTCUTS.tear, run: () => give('tear') },
  ])

  const text = wordsOf(m, words, doing)
  const isActing = !LESSON_KIT.isDone(doing) && doing.state.phase === 'act'
  return (
    <>
      <LessonRing doing={doing} onPress={(space) => onDoing(pressOn(doing, space))} />
      <Bubble
        name={m.lessons.names[doing.lesson.id]}
        text={text}
        spoken={`${text} ${m.lessons.about(spaceWords(m, spaceAbout(doing)))}`}
        said={doing.said.what}
        planks={
          <>
            {isActing && <DeedPlank m={m} doing={doing} onPlank={give} />}
            {ways}
          </>
        }
      />
    </>
  )
}

interface DeedPlankProps {
  m: AllWords
  doing: LessonState
  onPlank: (type: 'build' | 'tear') => void
}

function DeedPlank({ m, doing: { state }, onPlank }: DeedPlankProps) {
  const { todo } = m.table
  const place = placeOnTurn(state)
  const fort = fortOn(state, place)
  if (fort === null)
    return (
      <Button onClick={() => onPlank('build')}>
        {ownerOf(state, place) === state.onTurn ? todo.fortify : todo.besiege}
      </Button>
    )
  return <Button onClick={() => onPlank('tear')}>{fort === state.onTurn ? todo.home : todo.tear}</Button>
}

/** Returns the storyteller's message. */
function wordsOf(m: AllWords, words: LessonWords, { lesson, said, at }: LessonState): string {
  const { lessons } = m
  switch (said.what) {
    case 'refused':
      return words.refused(refusalText(m, said.why))
    case 'another':
      return lessons.another
    case 'done':
      return lessons.done[lesson.id]
    default:
      return lessons[at === 0 ? 'task' : 'onward'][lesson.id]
  }
}
