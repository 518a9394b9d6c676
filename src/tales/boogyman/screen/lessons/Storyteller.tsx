import type { CSSProperties } from 'react'
import { isRipe, tileName } from '../../../../engine/boogyman/index.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { Bubble } from '../../../../ui/frames/lessons/Bubble.tsx'
import type { LessonProps } from '../../../../ui/frames/lessons/LessonsDialog.tsx'
import type { LessonWords } from '../../../../ui/text/lessons.ts'
import { CallEyes, middleOf, PLATE_BOX } from '../../art/index.ts'
import { type AllWords, useAllWords } from '../../words/all-words.ts'
import type { Doing } from './doing.ts'
import styles from './lessons.module.css'

interface StorytellerProps extends Omit<LessonProps<Doing>, 'onDoing'> {
  onPlank: (type: 'spawn' | 'call') => void
}

/**
 * What the storyteller says, beside the board as high as what it is about, or beneath it: a thread leads from there to the
 * tile, so that nothing on the board is ever covered.
 */
export function Storyteller({ doing, onPlank, ways, words }: StorytellerProps) {
  const messages = useAllWords()
  const { lessons, table } = messages
  const { lesson, state, inHand, said } = doing
  const text = wordsOf(messages, words, doing)
  const [, y] = middleOf(said.at)
  const asHigh = { '--height': (y - PLATE_BOX.y) / PLATE_BOX.height } as CSSProperties
  return (
    <Bubble
      className={styles['bubble']}
      style={asHigh}
      name={lessons.names[lesson.id]}
      text={text}
      spoken={`${text} ${lessons.about(tileName(said.at))}`}
      said={said.what}
      planks={
        <>
          {inHand && isRipe(state, state.onTurn, inHand.at) && (
            <>
              <Plank tone="blue" onClick={() => onPlank('spawn')}>
                {table.todo.spawn}
              </Plank>
              <Plank tone="dark" onClick={() => onPlank('call')}>
                <CallEyes />
                {table.todo.call}
              </Plank>
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
  { lesson, said, inHand }: Doing,
): string {
  const { id, piece, safe } = lesson
  const isSafe = safe.includes(said.at)
  switch (said.what) {
    case 'refused':
      return isSafe ? lessons.safe(refusals[said.refusal.code]) : words.refused(refusals[said.refusal.code])
    case 'nobody':
      return lessons.nobody
    case 'taken':
      return inHand?.at === piece ? lessons.taken[id] : lessons.takenOther
    default:
      return lessons[said.what][id]
  }
}
