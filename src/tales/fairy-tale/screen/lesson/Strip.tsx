import { useEffect, useRef, useState } from 'react'
import { Button, TextButton } from '../../../../ui/art/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { FOCUS_FALLBACK } from '../../../../ui/page/focus-fallback.ts'
import { goToCover } from '../../../../ui/page/page.ts'
import { STEP_IDS } from '../../lesson.ts'
import { useLessonWords } from '../../words/lesson.ts'
import { TALE_ADDRESS } from '../rescues/addresses.ts'
import styles from './lesson.module.css'
import { STRIP } from './spots.ts'
import type { Guide } from './useGuide.ts'

type LessonStripProps = Pick<Guide, 'index' | 'begun' | 'done' | 'again'>

/** The strip below the board: the progress of the lesson, and buttons to repeat the step and to leave. */
export function LessonStrip({ index, begun, done, again }: LessonStripProps) {
  const restart = useRestart({ begun, again })
  const lesson = useLessonWords()
  return (
    <div ref={targetRef(STRIP)} className={styles['strip']} {...FOCUS_FALLBACK}>
      <p className={styles['count']}>{lesson.count(index + 1, STEP_IDS.length)}</p>
      <Acorns step={index} isDone={done} of={STEP_IDS.length} />
      <Button {...restart} />
      <Button onClick={leaveLesson}>{lesson.leave}</Button>
    </div>
  )
}

/** The same in one line for the bubble of a phone, which covers the board or the sheet. */
export function LessonLine({ index, begun, again }: Omit<LessonStripProps, 'done'>) {
  const restart = useRestart({ begun, again })
  const lesson = useLessonWords()
  return (
    <div className={styles['line']} {...FOCUS_FALLBACK}>
      <p className={styles['count']}>{lesson.count(index + 1, STEP_IDS.length)}</p>
      <TextButton {...restart} />
      <TextButton onClick={leaveLesson}>{lesson.leave}</TextButton>
    </div>
  )
}

/**
 * Returns the props of the button that restarts the step. If the learner has done something in it, the first press only asks, so
 * that a stray press loses nothing; a press elsewhere takes the question back.
 */
function useRestart({ begun, again }: Pick<Guide, 'begun' | 'again'>) {
  const lesson = useLessonWords()
  const [isAsked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isAsked) return
    const elsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && button.current?.contains(target))) setAsked(false)
    }
    const types = ['pointerdown', 'focusin'] as const
    for (const type of types) window.addEventListener(type, elsewhere, { capture: true })
    return () => {
      for (const type of types) window.removeEventListener(type, elsewhere, { capture: true })
    }
  }, [isAsked])
  const press = () => {
    const asks = begun && !isAsked
    setAsked(asks)
    if (asks) announce(lesson.againAsks)
    else again()
  }
  return { ref: button, onClick: press, children: isAsked ? lesson.againAsks : lesson.again }
}

/** Leaves the lesson for the cover. */
export function leaveLesson(): void {
  goToCover()
  location.hash = TALE_ADDRESS
}

interface AcornsProps {
  /** The current step, from 0. `isDone` is true once its tasks are done. */
  step: number
  isDone: boolean
  of: number
}

const NUT = 'M15 12q10 0 9 8q-2 10-9 12q-7-2-9-12q-1-8 9-8z'
const CUP = 'M3 13q12-12 24 0q-12 5-24 0z'

/** One acorn a step: done ones have a check mark, the current one is ripe. Hidden from screen readers: words say the same. */
const Acorns = ({ step, isDone, of }: AcornsProps) => (
  <svg className={styles['acorns']} viewBox={`0 0 ${of * 34} 36`} aria-hidden="true">
    {Array.from({ length: of }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places
      <g key={index} transform={`translate(${index * 34 + 2} 0)`} data-acorn={stateOf(index, step, isDone)}>
        <path d={NUT} className={styles['nut']} />
        <path d={CUP} className={styles['cup']} />
        <path d="M15 7V3" className={styles['stalk']} />
        {stateOf(index, step, isDone) === 'done' && <path d="M10 21l4 4 6-8" className={styles['tick']} />}
      </g>
    ))}
  </svg>
)

const stateOf = (index: number, step: number, isDone: boolean): 'done' | 'now' | 'to-come' =>
  index > step ? 'to-come' : index < step || isDone ? 'done' : 'now'
