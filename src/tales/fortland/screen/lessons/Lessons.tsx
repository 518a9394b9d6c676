import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fortOn, ownerOf, placeOnTurn } from '../../../../engine/fortland/index.ts'
import { Heading, Plank } from '../../../../ui/art/index.ts'
import { asksFor } from '../../../../ui/keys/heard.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { Dialog } from '../../../../ui/page/Dialog.tsx'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/useMessages.ts'
import { refusalText } from '../now/refusal-text.ts'
import { spaceWords } from '../ring/names.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { begun, type Doing, isDone, planked, pressed, spaceAbout } from './doing.ts'
import { LessonRing } from './LessonRing.tsx'
import styles from './lessons.module.css'
import { LESSON_IDS, lessonOf } from './lessons.ts'

export interface LessonsProps {
  onClose: () => void
  /** After the last lesson: a game of one's own. */
  onBegin: () => void
}

const freshLesson = (index: number): Doing => begun(lessonOf(LESSON_IDS[index] ?? LESSON_IDS[0]))

/** Three small lessons, each a drawn position on the real rules with a thing or two to do. Nothing of them is kept. */
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

  // B and X do as at the table, wherever the focus is.
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const type = asksFor(event, SHORTCUTS.build) ? 'build' : asksFor(event, SHORTCUTS.tear) ? 'tear' : null
      if (!type) return
      setDoing(planked(doing, type))
      event.preventDefault()
    }
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [doing])

  const isLast = index === LESSON_IDS.length - 1
  return (
    <Dialog title={lessons.title} onClose={onClose} book>
      <div className={styles['lessons']}>
        <LessonRing doing={doing} onPress={(space) => setDoing(pressed(doing, space))} />
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

interface BubbleProps {
  doing: Doing
  onPlank: (type: 'build' | 'tear') => void
  /** Where the way leads on. */
  children: ReactNode
}

/** What the storyteller says, and the planks of what the army can do where it stands. */
function Bubble({ doing, onPlank, children }: BubbleProps) {
  const m = useMessages()
  const { lesson, state } = doing
  const text = wordsOf(m, doing)
  const spoken = `${text} ${m.lessons.about(spaceWords(m, spaceAbout(doing)))}`
  useEffect(() => announce(spoken), [spoken])
  return (
    <section className={styles['bubble']} aria-label={m.lessons.names[lesson.id]} data-said={doing.said.what}>
      <Heading level={3}>{m.lessons.names[lesson.id]}</Heading>
      <p>{text}</p>
      <div className={styles['planks']}>
        {!isDone(doing) && state.phase === 'act' && <DeedPlank m={m} doing={doing} onPlank={onPlank} />}
        {children}
      </div>
    </section>
  )
}

function DeedPlank({
  m,
  doing: { state },
  onPlank,
}: Pick<BubbleProps, 'doing' | 'onPlank'> & { m: Messages }) {
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
function wordsOf(m: Messages, { lesson, said }: Doing): string {
  const { lessons } = m
  switch (said.what) {
    case 'refused':
      return lessons.refused(refusalText(m, said.why))
    case 'another':
      return lessons.another
    default:
      return lessons[said.what][lesson.id]
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
