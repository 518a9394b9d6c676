import { Plank } from '../../../../ui/art/index.ts'
import { Bubble } from '../../../../ui/frames/lessons/Bubble.tsx'
import { type LessonProps, lessonsOf } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import type { LessonWords } from '../../../../ui/text/lessons.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import { WhoHas } from '../album/WhoHas.tsx'
import { begun, done as carriedOut, type Doing, isDone, pressed } from './doing.ts'
import { LessonHand } from './LessonHand.tsx'
import { LessonTown } from './LessonTown.tsx'
import { LESSON_IDS, lessonOf } from './lessons.ts'

export const { Lessons } = lessonsOf({
  useWords: () => useAllWords().lessons,
  ids: LESSON_IDS,
  begun: (id) => begun(lessonOf(id)),
  isDone,
  Lesson,
})

/** The town, what the storyteller says, what everybody has, the cards in hand, and the planks of what needs no plot. */
function Lesson({ doing, onDoing, ways, words }: LessonProps<Doing>) {
  const m = useAllWords()
  const { lesson, state } = doing
  const { lessons } = m
  return (
    <>
      <LessonTown doing={doing} onPress={(plot) => onDoing(pressed(doing, plot))} />
      <Bubble
        name={lessons.names[lesson.id]}
        text={wordsOf(m, words, doing)}
        said={doing.said.what}
        planks={
          ways || (
            <>
              {state.phase === 'reveal' && (
                <Plank tone="blue" onClick={() => onDoing(carriedOut(doing, { type: 'reveal' }))}>
                  {lessons.reveal}
                </Plank>
              )}
              {state.phase === 'act' && (
                <Plank onClick={() => onDoing(carriedOut(doing, { type: 'end' }))}>{lessons.end}</Plank>
              )}
            </>
          )
        }
      >
        <WhoHas state={state} by={0} />
        {!isDone(doing) && <LessonHand doing={doing} onDoing={onDoing} />}
      </Bubble>
    </>
  )
}

/** The storyteller's words. */
function wordsOf({ lessons, refusals }: AllWords, words: LessonWords, { lesson, at, said }: Doing): string {
  switch (said.what) {
    case 'refused':
      return words.refused(refusals[said.why.code])
    case 'another':
      return lessons.another
    default:
      return lessons.told[lesson.id][at] ?? ''
  }
}
