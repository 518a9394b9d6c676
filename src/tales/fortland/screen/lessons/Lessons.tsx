import { fortOn, ownerOf, placeOnTurn } from '../../../../engine/fortland/index.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { Bubble } from '../../../../ui/frames/lessons/Bubble.tsx'
import { type LessonProps, lessonsOf } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import { useKeys } from '../../../../ui/input/keys.ts'
import type { LessonWords } from '../../../../ui/text/lessons.ts'
import type { AllWords } from '../../words/all-words.ts'
import { useAllWords } from '../../words/all-words.ts'
import { refusalText } from '../now/refusals.ts'
import { spaceWords } from '../ring/names.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { begun, type Doing, isDone, planked, pressed, spaceAbout } from './doing.ts'
import { LessonRing } from './LessonRing.tsx'
import { LESSON_IDS, lessonOf } from './lessons.ts'

export const { Lessons } = lessonsOf({
  useWords: () => useAllWords().lessons,
  ids: LESSON_IDS,
  begun: (id) => begun(lessonOf(id)),
  isDone,
  Lesson,
})

/** The ring, what the storyteller says, and the plank of what the army can do where it stands. */
function Lesson({ doing, onDoing, ways, words }: LessonProps<Doing>) {
  const m = useAllWords()
  const give = (type: 'build' | 'tear') => onDoing(planked(doing, type))
  // For any focus, as at the table.
  useKeys('dialog', [
    { shortcut: SHORTCUTS.build, run: () => give('build') },
    { shortcut: SHORTCUTS.tear, run: () => give('tear') },
  ])

  const text = wordsOf(m, words, doing)
  const isActing = !isDone(doing) && doing.state.phase === 'act'
  return (
    <>
      <LessonRing doing={doing} onPress={(space) => onDoing(pressed(doing, space))} />
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
  doing: Doing
  onPlank: (type: 'build' | 'tear') => void
}

function DeedPlank({ m, doing: { state }, onPlank }: DeedPlankProps) {
  const { todo } = m.table
  const place = placeOnTurn(state)
  const fort = fortOn(state, place)
  if (fort === null)
    return (
      <Plank onClick={() => onPlank('build')}>
        {ownerOf(state, place) === state.onTurn ? todo.fortify : todo.besiege}
      </Plank>
    )
  return <Plank onClick={() => onPlank('tear')}>{fort === state.onTurn ? todo.home : todo.tear}</Plank>
}

/** The storyteller's words. */
function wordsOf(m: AllWords, words: LessonWords, { lesson, said }: Doing): string {
  const { lessons } = m
  switch (said.what) {
    case 'refused':
      return words.refused(refusalText(m, said.why))
    case 'another':
      return lessons.another
    default:
      return lessons[said.what][lesson.id]
  }
}
