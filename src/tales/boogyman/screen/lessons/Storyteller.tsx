import type { CSSProperties } from 'react'
import { isRipe, tileName } from '../../../../engine/boogyman/index.ts'
import { Button } from '../../../../ui/art/index.ts'
import { Bubble } from '../../../../ui/frames/lessons/Bubble.tsx'
import type { LessonProps } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import type { LessonWords } from '../../../../ui/text/lessons.ts'
import { CallEyes, middleOf, PLATE_BOX } from '../../art/index.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import type { LessonState } from './lesson-state.ts'
import styles from './lessons.module.css'

interface StorytellerProps extends Omit<LessonProps<LessonState>, 'onDoing'> {
  onPlank: (type: 'spawn' | 'call') => void
}

/**
 * The storyteller's words, beside the board at the height of their tile, or below the board. A thread leads to the tile, so that the words
 * never cover the board.
 */
export function Storyteller({ doing, onPlank, ways, words }: StorytellerProps) {
  const messages = useAllWords()
  const { lessons, table } = messages
  const { lesson, state, held, said, about } = doing
  const text = wordsOf(messages, words, doing)
  const [, y] = middleOf(about)
  const asHigh = { '--height': (y - PLATE_BOX.y) / PLATE_BOX.height } as CSSProperties
  return (
    <Bubble
      className={styles['bubble']}
      style={asHigh}
      name={lessons.names[lesson.id]}
      text={text}
      spoken={`${text} ${lessons.about(tileName(about))}`}
      said={said.what}
      planks={
        <>
          {held && isRipe(state, state.onTurn, held.at) && (
            <>
              <Button tone="blue" onClick={() => onPlank('spawn')}>
                {table.todo.spawn}
              </Button>
              <Button tone="dark" onClick={() => onPlank('call')}>
                <CallEyes />
                {table.todo.call}
              </Button>
            </>
          )}
          {ways}
        </>
      }
    />
  )
}

/** The storyteller's words. */
function wordsOf(
  { lessons, refusals }: AllWords,
  words: LessonWords,
  { lesson, said, held, about }: LessonState,
): string {
  const { id, piece, safe } = lesson
  const isSafe = safe.includes(about)
  switch (said.what) {
    case 'refused':
      return isSafe ? lessons.safe(refusals[said.why.code]) : words.refused(refusals[said.why.code])
    case 'nobody':
      return lessons.nobody
    case 'taken':
      return held?.at === piece ? lessons.taken[id] : lessons.takenOther
    default:
      return lessons[said.what][id]
  }
}
