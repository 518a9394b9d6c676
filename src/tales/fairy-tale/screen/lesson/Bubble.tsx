import { useEffect, useId, useMemo } from 'react'
import { Plank, Sheet } from '../../../../ui/art/index.ts'
import { revealTarget } from '../../../../ui/input/follow.ts'
import { Popover } from '../../../../ui/input/Popover.tsx'
import type { TargetId } from '../../../../ui/input/targets.ts'
import { announce, useSpokenText } from '../../../../ui/page/announce.ts'
import { Emphasised } from '../../../../ui/page/Emphasised.tsx'
import { toCover } from '../../../../ui/page/page.ts'
import { focusInPlace } from '../../../../ui/page/useFocusKept.ts'
import { plain } from '../../../../ui/text/emphasis.ts'
import { STEP_IDS } from '../../lesson.ts'
import { useLessonWords } from '../../words/lesson.ts'
import { useMessages } from '../../words/messages.ts'
import { refusalText } from '../log/refusalText.ts'
import { TALE_ADDRESS } from '../rescues/addresses.ts'
import { placeBubble } from './bubble-place.ts'
import styles from './lesson.module.css'
import { Pointing } from './Pointing.tsx'
import { focusSpot, useHolds, useSpots } from './spots.ts'
import type { Guide } from './useGuide.ts'

/** What the storyteller says, beside what it is about, with an arrow to it; all else is printed over meanwhile. */
export function Bubble({ guide }: { guide: Guide }) {
  const { step, index, done, showing } = guide
  const lesson = useLessonWords()
  const text = useText(guide)
  const answer = useAnswer(guide)
  const spots = useSpots(guide)
  const tiles = useMemo(
    () => Object.keys(step.position.tiles).map((place): TargetId => `place:${place}`),
    [step],
  )
  // The board is led by its own eye.
  const revealed = step.spot.on === 'board' || done ? undefined : spots[0]
  useEffect(() => (revealed ? revealTarget(revealed) : undefined), [revealed])
  const title = useId()
  const words = lesson.steps[step.id]
  useSpokenText(plain(`${asSentence(words.title)} ${text}`))
  // What is tried again is answered again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer may have the same words
  useEffect(() => {
    if (answer) announce(answer)
  }, [answer, guide.answer])
  return (
    <Popover
      anchor={showing ? NO_TARGETS : spots}
      placement={placeBubble}
      avoid={tiles}
      takesFocus
      arrow={done ? undefined : (from, to) => <Pointing to={to} from={from} />}
      className={styles['bubble']}
      role="region"
      aria-labelledby={title}
      tabIndex={-1}
      data-step={step.id}
      data-done={done || undefined}
      data-showing={showing || undefined}
    >
      <Sheet framed seed="lesson" className={styles['paper']}>
        <p className={styles['tale']}>
          {lesson.name} <span>{lesson.count(index + 1, STEP_IDS.length)}</span>
        </p>
        <h2 className={styles['title']} id={title}>
          {words.title}
        </h2>
        <p className={styles['text']}>
          <Emphasised text={text} by={styles['strong']} />
        </p>
        {answer && <p className={styles['answer']}>{answer}</p>}
        <Acorns done={index + (done ? 1 : 0)} of={STEP_IDS.length} />
        <Ways guide={guide} />
        {!done && (
          <button type="button" className={styles['there']} onClick={() => focusSpot(spots, step)}>
            {lesson.there}
          </button>
        )}
      </Sheet>
    </Popover>
  )
}

const NO_TARGETS: readonly TargetId[] = []

/** What is to be done, or what came of it. */
function useText({ step, done }: Guide): string {
  const lesson = useLessonWords()
  const holds = useHolds(step)
  const words = lesson.steps[step.id]
  if (done) return words.done
  return holds === 'nothing' ? words.task : lesson[holds]
}

/** A kind answer to what was not meant; null where nothing of the kind was tried. */
function useAnswer({ done, answer }: Guide): string | null {
  const lesson = useLessonWords()
  const messages = useMessages()
  if (!answer) return null
  if (answer.kind === 'refused') return refusalText(messages, answer.why)
  return done ? lesson.goOn : lesson.another
}

/** On to the next step, or away. */
function Ways({ guide }: { guide: Guide }) {
  const { index, done, next, again } = guide
  const lesson = useLessonWords()
  const isLast = index === STEP_IDS.length - 1
  const leave = () => {
    toCover()
    location.hash = TALE_ADDRESS
  }
  return (
    <div className={styles['ways']}>
      {done && (
        <Plank ref={focusInPlace} tone="blue" onClick={isLast ? leave : next}>
          {isLast ? lesson.begin : lesson.next}
        </Plank>
      )}
      {done && <Plank onClick={again}>{lesson.again}</Plank>}
      {!(done && isLast) && (
        <button type="button" className={styles['leave']} onClick={leave}>
          {lesson.leave}
        </button>
      )}
    </div>
  )
}

interface AcornsProps {
  done: number
  of: number
}

const NUT = 'M15 12q10 0 9 8q-2 10-9 12q-7-2-9-12q-1-8 9-8z'
const CUP = 'M3 13q12-12 24 0q-12 5-24 0z'

/** One acorn a step: those that are done with a tick, the one that is told now ripe. Only a picture: words say the same. */
const Acorns = ({ done, of }: AcornsProps) => (
  <svg className={styles['acorns']} viewBox={`0 0 ${of * 36} 36`} aria-hidden="true">
    {Array.from({ length: of }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places
      <g key={index} transform={`translate(${index * 36 + 3} 0)`} data-acorn={stateOf(index, done)}>
        <path d={NUT} className={styles['nut']} />
        <path d={CUP} className={styles['cup']} />
        <path d="M15 7V3" className={styles['stalk']} />
        {index < done && <path d="M10 21l4 4 6-8" className={styles['tick']} />}
      </g>
    ))}
  </svg>
)

const stateOf = (index: number, done: number): 'done' | 'now' | 'to-come' =>
  index < done ? 'done' : index === done ? 'now' : 'to-come'

/** A title as it is read aloud before what follows it. */
const asSentence = (title: string): string => (/[.?!…]$/.test(title) ? title : `${title}.`)
