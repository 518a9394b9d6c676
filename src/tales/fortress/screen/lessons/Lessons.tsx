import { blowsOf } from '../../../../engine/fortress/index.ts'
import { Button } from '../../../../ui/art/index.ts'
import { Bubble } from '../../../../ui/frames/lessons/Bubble.tsx'
import { type LessonProps, lessonsOf } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import type { LessonWords } from '../../../../ui/text/lessons.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import { Drawn } from '../album/Happens.tsx'
import { StillSiege } from '../field/StillSiege.tsx'
import { deedWords } from '../hints/hint-words.ts'
import { choicesOf, LESSON_KIT, type LessonState } from './lesson-state.ts'

export const { Lessons } = lessonsOf({
  useWords: () => useAllWords().lessons,
  kit: LESSON_KIT,
  Lesson,
})

/** The siege, the storyteller's message, and all possible actions. */
function Lesson({ doing, onDoing, ways, words }: LessonProps<LessonState>) {
  const m = useAllWords()
  const planks = choicesOf(doing).map((action) => {
    const deed = deedWords(m, action)
    return (
      <Button key={deed} onClick={() => onDoing(LESSON_KIT.tried(doing, [action]))}>
        {deed}
      </Button>
    )
  })
  return (
    <>
      <Board doing={doing} />
      <Bubble
        name={m.lessons.names[doing.lesson.id]}
        text={say(m, words, doing)}
        said={doing.said.what}
        planks={ways || planks}
      />
    </>
  )
}

/** The siege of the lesson; a fight shows its pairs. */
function Board({ doing: { state, before, events } }: { doing: LessonState }) {
  const fought = events.some(({ type }) => type === 'fought')
  const shown = events.find(({ type }) => type === 'assault-rolled' || type === 'cast' || type === 'met')
  if (fought && before) return <StillSiege state={before} fought={blowsOf(before)} />
  return <StillSiege state={state}>{shown && <Drawn event={shown} state={state} />}</StillSiege>
}

/** Returns the storyteller's message. */
function say({ lessons, refusals }: AllWords, words: LessonWords, { lesson, said, at }: LessonState): string {
  const task = lesson.tasks[at]
  switch (said.what) {
    case 'refused':
      return words.refused(refusals[said.why.code])
    case 'another':
      return `${lessons.another} ${task ? lessons.steps[task.says] : ''}`
    case 'done':
      return lessons.done[lesson.id]
    default:
      return task ? lessons.steps[task.says] : ''
  }
}
