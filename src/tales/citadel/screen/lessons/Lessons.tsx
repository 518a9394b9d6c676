import { Button } from '../../../../ui/art/index.ts'
import { Bubble } from '../../../../ui/frames/lessons/Bubble.tsx'
import { type LessonProps, lessonsOf } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import type { LessonWords } from '../../../../ui/text/lessons.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import { WhoHas } from '../album/WhoHas.tsx'
import { LessonHand } from './LessonHand.tsx'
import { LessonTown } from './LessonTown.tsx'
import { LESSON_KIT, type LessonState, pressOn } from './lesson-state.ts'

export const { Lessons } = lessonsOf({
  useWords: () => useAllWords().lessons,
  kit: LESSON_KIT,
  Lesson,
})

/** The town, the storyteller's text, the holdings of all seats, the cards in hand, and buttons for actions without a plot. */
function Lesson({ doing, onDoing, ways, words }: LessonProps<LessonState>) {
  const m = useAllWords()
  const { lesson, state } = doing
  const { lessons } = m
  return (
    <>
      <LessonTown doing={doing} onPress={(plot) => onDoing(pressOn(doing, plot))} />
      <Bubble
        name={lessons.names[lesson.id]}
        text={say(m, words, doing)}
        said={doing.said.what}
        planks={
          ways || (
            <>
              {state.phase === 'reveal' && (
                <Button tone="blue" onClick={() => onDoing(LESSON_KIT.tried(doing, [{ type: 'reveal' }]))}>
                  {lessons.reveal}
                </Button>
              )}
              {state.phase === 'act' && (
                <Button onClick={() => onDoing(LESSON_KIT.tried(doing, [{ type: 'end' }]))}>
                  {lessons.end}
                </Button>
              )}
            </>
          )
        }
      >
        <WhoHas state={state} by={0} />
        {!LESSON_KIT.isDone(doing) && <LessonHand doing={doing} onDoing={onDoing} />}
      </Bubble>
    </>
  )
}

/** Returns the storyteller's text. */
function say({ lessons, refusals }: AllWords, words: LessonWords, { lesson, at, said }: LessonState): string {
  switch (said.what) {
    case 'refused':
      return words.refused(refusals[said.why.code])
    case 'another':
      return lessons.another
    default:
      return lessons.told[lesson.id][at] ?? ''
  }
}
