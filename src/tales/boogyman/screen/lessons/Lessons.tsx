import { useEffect, useRef, useState } from 'react'
import { Plank } from '../../../../ui/art/index.ts'
import { asksFor } from '../../../../ui/keys/heard.ts'
import { SHARED_KEYS, type Shortcut } from '../../../../ui/keys/shortcuts.ts'
import { Dialog } from '../../../../ui/page/Dialog.tsx'
import { useMessages } from '../../words/useMessages.ts'
import { Bubble } from './Bubble.tsx'
import { begun, type Doing, isDone, letGo, planked, pressed } from './doing.ts'
import { LessonBoard } from './LessonBoard.tsx'
import styles from './lessons.module.css'
import { LESSON_IDS, lessonOf } from './lessons.ts'

export interface LessonsProps {
  onClose: () => void
  /** After the last lesson: a duel of one's own. */
  onBegin: () => void
}

const freshLesson = (index: number): Doing => begun(lessonOf(LESSON_IDS[index] ?? LESSON_IDS[0]))

/** Three small lessons, each a drawn position on the real rules with one thing to do. Nothing of them is kept. */
export function Lessons({ onClose, onBegin }: LessonsProps) {
  const { lessons } = useMessages()
  const [index, setIndex] = useState(0)
  const [doing, setDoing] = useState(() => freshLesson(0))
  const main = useRef<HTMLButtonElement>(null)
  const done = isDone(doing)
  const goTo = (next: number) => {
    setIndex(next)
    setDoing(freshLesson(next))
  }
  // Whoever plays by keys goes on from where the way leads on.
  useEffect(() => {
    if (done) main.current?.focus()
  }, [done])

  // S and B do as at the table, wherever the focus is; Escape lets go before it leaves.
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const next = doneByKey(event, doing)
      if (!next) return
      setDoing(next)
      event.preventDefault()
    }
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [doing])

  const isLast = index === LESSON_IDS.length - 1
  return (
    <Dialog title={lessons.title} onClose={onClose} book>
      <div className={styles['lessons']}>
        <LessonBoard doing={doing} onPress={(tile) => setDoing(pressed(doing, tile))} />
        <Bubble doing={doing} onPlank={(type) => setDoing(planked(doing, type))}>
          {done && (
            <>
              <Plank ref={main} tone="blue" onClick={() => (isLast ? onBegin() : goTo(index + 1))}>
                {isLast ? lessons.begin : lessons.next}
              </Plank>
              <Plank onClick={() => goTo(index)}>{lessons.again}</Plank>
            </>
          )}
        </Bubble>
        <Steps index={index} onGo={goTo} />
      </div>
    </Dialog>
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

/** The way to each lesson, whichever was done. */
function Steps({ index, onGo }: { index: number; onGo: (index: number) => void }) {
  const { lessons } = useMessages()
  return (
    <ol className={styles['steps']}>
      {LESSON_IDS.map((id, at) => (
        <li key={id}>
          <button
            type="button"
            className={styles['step']}
            aria-current={at === index ? 'step' : undefined}
            aria-label={lessons.numbers(at + 1, lessons.names[id])}
            onClick={() => onGo(at)}
          >
            {at + 1}
          </button>
        </li>
      ))}
    </ol>
  )
}
