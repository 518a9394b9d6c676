import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Heading, Plank } from '../../../../ui/art/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { Dialog } from '../../../../ui/page/Dialog.tsx'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { WhoHas } from '../album/WhoHas.tsx'
import { begun, done as carriedOut, type Doing, isDone, pressed } from './doing.ts'
import { LessonHand } from './LessonHand.tsx'
import { LessonTown } from './LessonTown.tsx'
import styles from './lessons.module.css'
import { LESSON_IDS, lessonOf } from './lessons.ts'

export interface LessonsProps {
  onClose: () => void
  /** After the last lesson: a game of one's own. */
  onBegin: () => void
}

const freshLesson = (index: number): Doing => begun(lessonOf(LESSON_IDS[index] ?? LESSON_IDS[0]))

/** Three small lessons, each a drawn position on the real rules with a few things to do. Nothing of them is kept. */
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
      <div className={styles['lessons']}>
        <LessonTown doing={doing} onPress={(plot) => setDoing(pressed(doing, plot))} />
        <Bubble doing={doing} onDoing={setDoing}>
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

interface BubbleProps {
  doing: Doing
  onDoing: (doing: Doing) => void
  /** Where the way leads on. */
  children: ReactNode
}

/** What the storyteller says, what everybody has, the cards in hand, and the planks of what needs no plot. */
function Bubble({ doing, onDoing, children }: BubbleProps) {
  const m = useMessages()
  const { lesson, state } = doing
  const text = wordsOf(m, doing)
  useEffect(() => announce(text), [text])
  const isOver = isDone(doing)
  return (
    <section className={styles['bubble']} aria-label={m.lessons.names[lesson.id]} data-said={doing.said.what}>
      <Heading level={3}>{m.lessons.names[lesson.id]}</Heading>
      <p>{text}</p>
      <WhoHas state={state} by={0} />
      {!isOver && <LessonHand doing={doing} onDoing={onDoing} />}
      <div className={styles['planks']}>
        {!isOver && state.phase === 'reveal' && (
          <Plank tone="blue" onClick={() => onDoing(carriedOut(doing, { type: 'reveal' }))}>
            {m.lessons.reveal}
          </Plank>
        )}
        {!isOver && state.phase === 'act' && (
          <Plank onClick={() => onDoing(carriedOut(doing, { type: 'end' }))}>{m.lessons.end}</Plank>
        )}
        {children}
      </div>
    </section>
  )
}

/** The storyteller's words. */
function wordsOf({ lessons, refusals }: Messages, { lesson, at, said }: Doing): string {
  switch (said.what) {
    case 'refused':
      return lessons.refused(refusals[said.why.code])
    case 'another':
      return lessons.another
    default:
      return lessons.told[lesson.id][at] ?? ''
  }
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
