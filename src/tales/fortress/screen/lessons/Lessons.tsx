import { blowsOf } from '../../../../engine/fortress/index.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { Bubble } from '../../../../ui/frames/lessons/Bubble.tsx'
import { type LessonProps, lessonsOf } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import type { LessonWords } from '../../../../ui/text/lessons.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import { Drawn } from '../album/Happens.tsx'
import { StillSiege } from '../field/StillSiege.tsx'
import { deedWords } from '../hints/hint-words.ts'
import { begun, choicesOf, type Doing, isDone, tried } from './doing.ts'
import { LESSON_IDS, lessonOf } from './lessons.ts'

export const { Lessons } = lessonsOf({
  useWords: () => useAllWords().lessons,
  ids: LESSON_IDS,
  begun: (id) => begun(lessonOf(id)),
  isDone,
  Lesson,
})

/** The siege, what the storyteller says, and all that can be done. */
function Lesson({ doing, onDoing, ways, words }: LessonProps<Doing>) {
  const m = useAllWords()
  const planks = choicesOf(doing).map((action) => {
    const deed = deedWords(m, action)
    return (
      <Plank key={deed} onClick={() => onDoing(tried(doing, action))}>
        {deed}
      </Plank>
    )
  })
  return (
    <>
      <Board doing={doing} />
      <Bubble
        name={m.lessons.names[doing.lesson.id]}
        text={wordsOf(m, words, doing)}
        said={doing.said.what}
        planks={ways || planks}
      />
    </>
  )
}

/** The siege of the lesson; a fight as it struck. */
function Board({ doing: { state, before, events } }: { doing: Doing }) {
  const fought = events.some(({ type }) => type === 'fought')
  const shown = events.find(({ type }) => type === 'assault-rolled' || type === 'cast' || type === 'met')
  if (fought && before) return <StillSiege state={before} fought={blowsOf(before)} />
  return <StillSiege state={state}>{shown && <Drawn event={shown} state={state} />}</StillSiege>
}

/** The storyteller's words. */
function wordsOf({ lessons, refusals }: AllWords, words: LessonWords, { lesson, said, step }: Doing): string {
  const task = lesson.steps[step]
  switch (said.what) {
    case 'refused':
      return words.refused(refusals[said.refusal.code])
    case 'another':
      return `${lessons.another} ${task ? lessons.steps[task.says] : ''}`
    case 'done':
      return lessons.done[lesson.id]
    default:
      return task ? lessons.steps[task.says] : ''
  }
}
