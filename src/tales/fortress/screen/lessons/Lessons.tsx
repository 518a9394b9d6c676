import { useEffect, useRef, useState } from 'react'
import { blowsOf } from '../../../../engine/fortress/index.ts'
import { Heading, Plank } from '../../../../ui/art/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { Dialog } from '../../../../ui/page/Dialog.tsx'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { Drawn } from '../album/Happens.tsx'
import { StillSiege } from '../field/StillSiege.tsx'
import { deedWords } from '../hints/hint-words.ts'
import { begun, choicesOf, type Doing, isDone, tried } from './doing.ts'
import styles from './lessons.module.css'
import { LESSON_IDS, lessonOf } from './lessons.ts'

export interface LessonsProps {
  onClose: () => void
  /** After the last lesson: a siege of one's own. */
  onBegin: () => void
}

const freshLesson = (index: number): Doing => begun(lessonOf(LESSON_IDS[index] ?? LESSON_IDS[0]))

/** Three small lessons, each a drawn position on the real rules. Nothing of them is kept. */
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
  const isLast = index === LESSON_IDS.length - 1
  return (
    <Dialog title={lessons.title} onClose={onClose} book>
      <div className={styles.lessons}>
        <Board doing={doing} />
        <section className={styles.bubble} aria-label={lessons.names[doing.lesson.id]}>
          <Heading level={3}>{lessons.names[doing.lesson.id]}</Heading>
          <Words doing={doing} />
          <div className={styles.planks}>
            {done ? (
              <>
                <Plank ref={main} tone="blue" onClick={() => (isLast ? onBegin() : goTo(index + 1))}>
                  {isLast ? lessons.begin : lessons.next}
                </Plank>
                <Plank onClick={() => goTo(index)}>{lessons.again}</Plank>
              </>
            ) : (
              <Choices doing={doing} onDone={setDoing} />
            )}
          </div>
        </section>
        <Steps index={index} onGo={goTo} />
      </div>
    </Dialog>
  )
}

/** The siege of the lesson; a fight as it struck. */
function Board({ doing: { state, before, events } }: { doing: Doing }) {
  const fought = events.some(({ type }) => type === 'fought')
  const shown = events.find(({ type }) => type === 'assault-rolled' || type === 'cast' || type === 'met')
  if (fought && before) return <StillSiege state={before} fought={blowsOf(before)} />
  return <StillSiege state={state}>{shown && <Drawn event={shown} state={state} />}</StillSiege>
}

function Words({ doing }: { doing: Doing }) {
  const m = useMessages()
  const text = wordsOf(m, doing)
  useEffect(() => announce(text), [text])
  return <p>{text}</p>
}

/** The storyteller's words. */
function wordsOf({ lessons, refusals }: Messages, { lesson, said, step }: Doing): string {
  const task = lesson.steps[step]
  switch (said.what) {
    case 'refused':
      return lessons.refused(refusals[said.refusal.code])
    case 'another':
      return `${lessons.another} ${task ? lessons.steps[task.says] : ''}`
    case 'done':
      return lessons.done[lesson.id]
    default:
      return task ? lessons.steps[task.says] : ''
  }
}

function Choices({ doing, onDone }: { doing: Doing; onDone(doing: Doing): void }) {
  const m = useMessages()
  return choicesOf(doing).map((action) => {
    const words = deedWords(m, action)
    return (
      <Plank key={words} onClick={() => onDone(tried(doing, action))}>
        {words}
      </Plank>
    )
  })
}

/** The way to each lesson, whichever was done. */
function Steps({ index, onGo }: { index: number; onGo: (index: number) => void }) {
  const { lessons } = useMessages()
  return (
    <ol className={styles.steps}>
      {LESSON_IDS.map((id, at) => (
        <li key={id}>
          <button
            type="button"
            className={styles.step}
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
