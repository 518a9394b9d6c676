import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef } from 'react'
import { neighbour } from '../../../../engine/kernel/index.ts'
import { Button, PaperCard } from '../../../../ui/art/index.ts'
import { isSmall, type Layout, useLayout } from '../../../../ui/frames/table/useLayout.ts'
import { revealTarget } from '../../../../ui/input/follow-elements.ts'
import { Popover } from '../../../../ui/input/Popover.tsx'
import { elementOf, type TargetId } from '../../../../ui/input/targets.ts'
import { announce, useSpokenText } from '../../../../ui/page/announce.ts'
import { Emphasised } from '../../../../ui/page/Emphasised.tsx'
import { focusInPlace, isFocusUnset } from '../../../../ui/page/focus-fallback.ts'
import { plain } from '../../../../ui/text/emphasis.ts'
import { STEP_IDS } from '../../lesson.ts'
import { useAllWords } from '../../words/all-words.ts'
import { useLessonWords } from '../../words/lesson.ts'
import { stepAnswer } from '../foresight/why/step-words.ts'
import { tilePlaces } from '../forest/picture.ts'
import { refusalText } from '../log/refusalText.ts'
import { useSession } from '../state/table-state.ts'
import { placeBubble, placeInSheet } from './bubble-place.ts'
import styles from './lesson.module.css'
import { Pointing } from './Pointing.tsx'
import { LessonLine, leaveLesson } from './Strip.tsx'
import { BAR, focusSpot, RING, SEAL_SPOT, type TileProgress, TURN, useHeld, useSpots } from './spots.ts'
import { sayingOf } from './steps.ts'
import type { Guess, Guide } from './useGuide.ts'

/**
 * The bubble of the storyteller, with a dashed frame round its target. On a desktop it is in the sheet, in the place of the log.
 * On a phone it is beside the tiles of the board.
 */
export function Bubble({ guide }: { guide: Guide }) {
  const { step, done, showing, foretold } = guide
  const lesson = useLessonWords()
  const layout = useLayout()
  const small = isSmall(layout)
  const held = useHeld(guide)
  const text = useText(guide, held)
  const answer = useAnswer(guide)
  const spots = useSpots(guide)
  const tiles = useTiles(guide)
  const avoided = useMemo(() => {
    if (!small) return SHEET
    return [...tiles, RING, ...(done ? [] : [BAR]), ...spots.slice(1)]
  }, [small, done, tiles, spots])
  const title = useId()
  const bubble = useRef<HTMLDivElement>(null)
  useRoomInSheet(bubble, layout)
  // On a phone the turn button is in the sheet, elsewhere on the tile.
  const isOnBoard = spots.some((spot) => spot.startsWith('place:')) && !(small && spots[0] === TURN)
  // The camera reveals targets on the board.
  const revealed = isOnBoard ? undefined : spots[0]
  useEffect(() => (revealed ? revealTarget(revealed) : undefined), [revealed])
  useEffect(() => {
    // A hidden bubble cannot take the focus.
    if (!showing && isFocusUnset()) bubble.current?.focus({ preventScroll: true })
  }, [showing])
  const lead = useLead(guide, spots)
  useSpokenText(showing ? null : plain(`${asSentence(lesson.steps[step.id].title)} ${text}`))
  // The same answer to another press is announced again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer may have the same words
  useEffect(() => {
    if (answer) announce(answer)
  }, [answer, guide.answer])
  const told = answer && (
    <p className={styles['answer']} data-answer="">
      {answer}
    </p>
  )
  return (
    <Popover
      ref={bubble}
      anchor={showing ? NO_TARGETS : spots}
      placement={small ? placeBubble : placeInSheet}
      avoid={avoided}
      takesFocus
      arrow={
        done || showing
          ? undefined
          : (from, to) => (
              <Pointing
                to={to}
                from={isOnBoard || !small ? null : from}
                isRound={spots[0] === SEAL_SPOT}
                isFramed={!foretold}
              />
            )
      }
      className={styles['bubble']}
      role="region"
      aria-labelledby={title}
      tabIndex={-1}
      data-home={small ? undefined : layout}
      data-step={step.id}
      data-task={guide.progress.index}
      data-foretell={foretold ? '' : undefined}
      data-done={done || undefined}
      data-showing={showing || undefined}
    >
      <PaperCard framed seed="lesson" className={styles['paper']}>
        <h2 className={styles['title']} id={title}>
          {lesson.steps[step.id].title}
        </h2>
        {guide.guess && told}
        <p className={styles['text']}>
          <Emphasised text={text} by={styles['strong']} />
        </p>
        {!guide.guess && told}
        {done && <Onward guide={guide} />}
        {small && <LessonLine index={guide.index} begun={guide.begun} again={guide.again} />}
        {!done && (
          <button type="button" className={styles['there']} onClick={lead}>
            {lesson.there}
          </button>
        )}
      </PaperCard>
    </Popover>
  )
}

/** On a desktop, moves the log below the bubble, which would otherwise cut its lines. */
function useRoomInSheet(bubble: RefObject<HTMLElement | null>, layout: Layout): void {
  useEffect(() => {
    const room = elementOf('sheet:log')
    const { current } = bubble
    if (isSmall(layout) || !current || !(room instanceof HTMLElement)) return
    const watch = new ResizeObserver(() => {
      room.style.height = `${current.offsetHeight + LOG_GAP}px`
    })
    watch.observe(current)
    return () => {
      watch.disconnect()
      room.style.height = ''
    }
  }, [bubble, layout])
}

/**
 * Returns the function that focuses the element to press. After its first use, the focus follows each next element of the step.
 */
function useLead({ progress, done, showing }: Guide, spots: readonly TargetId[]): () => void {
  const isLed = useRef(false)
  const [first] = spots
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first of the spots tells them apart
  useEffect(() => {
    if (isLed.current && !done && !showing) focusSpot(spots, progress)
  }, [first, done, showing, progress])
  return () => {
    isLed.current = true
    focusSpot(spots, progress)
  }
}

const NO_TARGETS: readonly TargetId[] = []

/** Distance from the bubble to the log below it, in pixels. */
const LOG_GAP = 8

/** The place of the bubble on a desktop: the sheet, from the start of the log on. */
const SHEET: readonly TargetId[] = ['sheet:left', 'sheet:log']

/** Returns the targets that the bubble must not cover on a phone: tiles, and the place of the next press. */
function useTiles({ state, progress: { task } }: Guide): readonly TargetId[] {
  return useMemo(() => {
    const places = [...tilePlaces(state), ...(task?.next.on === 'board' ? [task.next.at] : [])]
    return places.map((place): TargetId => `place:${place}`)
  }, [state, task])
}

/** Returns the task, or its result. */
function useText(guide: Guide, held: TileProgress): string {
  const lesson = useLessonWords()
  const words = lesson.steps[guide.step.id]
  const { progress, guess, state } = guide
  const { task, index } = progress
  if (!task) return words.done
  if (held !== 'nothing') return lesson.held[held]
  const said = words.says[sayingOf(guide.step, index, guess !== null)] ?? ''
  if (!task.question || guess) return said
  const question = lesson.foretell(state.tiles[task.question.from]?.monsters.length ?? 1)
  return said ? `${said} ${question}` : question
}

/** Returns the reply to an unintended press; null after an intended one. */
function useAnswer({ done, answer, guess }: Guide): string | null {
  const m = useAllWords()
  const lesson = useLessonWords()
  const told = useGuessAnswer(guess)
  if (answer && done) return lesson.goOn
  if (answer?.kind === 'refused') return refusalText(m, answer.why)
  if (answer) return lesson.answers[answer.kind]
  return told
}

/** Returns whether the prediction was right, and why the monster goes its way; null without a prediction. */
function useGuessAnswer(guess: Guess | null): string | null {
  const m = useAllWords()
  const lesson = useLessonWords()
  const { config } = useSession()
  if (!guess) return null
  const { foretold, place } = guess
  const ways = stepAnswer({ m, config, lines: null }, foretold.moment).exits.flatMap((exit) => {
    const { side, order, fate, name, note, reason } = exit
    if (fate === 'untried' && neighbour(foretold.from, side) !== place) return []
    const isFirst = fate === 'taken' && order === 1
    return [isFirst ? note : asSentence(lesson.way(name, fate === 'untried' ? note : reason))]
  })
  const taken = foretold.exits.find(({ fate }) => fate === 'taken')
  const isRight = place === foretold.to || !taken
  return [isRight ? lesson.right : lesson.wrong(m.common.directions[taken.side]), ...ways].join(' ')
}

/** The button to the next step, or to a game after the last one. */
function Onward({ guide: { index, next } }: { guide: Guide }): ReactNode {
  const lesson = useLessonWords()
  const isLast = index === STEP_IDS.length - 1
  return (
    <Button ref={focusInPlace} tone="blue" onClick={isLast ? leaveLesson : next}>
      {isLast ? lesson.begin : lesson.next}
    </Button>
  )
}

/** Returns a text with a full stop, unless it ends in other punctuation. */
const asSentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`)
