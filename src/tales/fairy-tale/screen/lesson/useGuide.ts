import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { type Place, stateOf } from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'
import type { TurnSelection, Unfulfilled } from '../../intent/turn-selection.ts'
import { STEP_IDS, useLesson } from '../../lesson.ts'
import { fairyTale } from '../../rules.ts'
import { type Table, useGame, useIntent, usePlayback } from '../../runtime.ts'
import { mountTemporaryGame, type TemporaryGame } from '../../temporary-game.ts'
import { closeWhy } from '../foresight/why/explanation.ts'
import { type Foretold, foretoldFrom } from './foretold.ts'
import { isWanted, type Progress, progressIn, type Step, sessionAt, stepOf, type Task } from './steps.ts'

/** Why a press did nothing. A new object is a new answer, even with the same words. */
export type PressReply =
  | { kind: 'another' }
  | { kind: 'refused'; why: Unfulfilled }
  /** The place is not one of the options. */
  | { kind: 'no-way' }
  /** The monster goes another way; the learner may choose once more. */
  | { kind: 'retry' }

/** The learner's prediction of a monster's step. */
export interface Guess {
  readonly task: Task
  readonly foretold: Foretold
  readonly place: Place
}

/** The current step. */
export interface Guide {
  step: Step
  index: number
  progress: Progress
  state: State
  /** The step to predict now, or null. */
  foretold: Foretold | null
  /** The learner's prediction until the monster moves; null before. */
  guess: Guess | null
  /** True if the learner has done something in this step. */
  begun: boolean
  /** True if all tasks are done, and the playback has ended. */
  done: boolean
  /** True during playback. */
  showing: boolean
  answer: PressReply | null
  next(): void
  again(): void
  /** Submits a prediction. */
  foretell(place: Place): void
}

/** The number of steps of the lesson in earlier versions. A learner who did them all starts the new lesson from the beginning. */
const EARLIER_STEPS = 9

/** Returns the step where the learner left; the first one after the last. */
const indexNow = (): number => {
  const { done, known } = useLesson.getState()
  const wasFinished = known && done === EARLIER_STEPS
  return done < STEP_IDS.length && !wasFinished ? done : 0
}

/** The lesson on a table of its own. Null until that table is on the page. */
export function useGuide(): Guide | null {
  const [index, setIndex] = useState(indexNow)
  const [answer, setAnswer] = useAnswer()
  const [given, setGuess] = useState<Guess | null>(null)
  const { guest, again } = useGuest(index, { onAnswer: setAnswer, guess: given, onGuess: setGuess })
  const session = useGame((game) => game.session)
  const playing = usePlayback((playback) => playback.playing)
  const refused = useIntent((intent) => intent.refused)
  const step = useMemo(() => stepOf(STEP_IDS[index] ?? 'first'), [index])
  const progress = useMemo(() => progressOf(step, index, session), [step, index, session])
  const isFinished = guest !== null && progress.task === null
  useEffect(() => {
    if (!isFinished) return
    const isLast = index === STEP_IDS.length - 1
    useLesson.getState().keep({ done: index + 1, ...(isLast && { known: true }) })
  }, [isFinished, index])

  const { task } = progress
  const guess = given !== null && given.task === task ? given : null
  const foretold = useMemo(() => {
    if (!session || playing || guess || !task?.question) return null
    return foretoldFrom(session, stateOf(session), task.question.from)
  }, [session, playing, guess, task])
  /** The task that already got one wrong answer. */
  const missed = useRef<Task | null>(null)
  const foretell = useCallback(
    (place: Place) => {
      if (!foretold || !task) return
      if (!foretold.places.includes(place)) return setAnswer({ kind: 'no-way' })
      if (place !== foretold.to && missed.current !== task) {
        missed.current = task
        return setAnswer({ kind: 'retry' })
      }
      setAnswer(null)
      setGuess({ task, foretold, place })
    },
    [foretold, task, setAnswer],
  )
  const shownAnswer = useMemo<PressReply | null>(
    () => (refused && !isFinished ? { kind: 'refused', why: refused.why } : answer),
    [refused, answer, isFinished],
  )
  if (!guest || !session) return null
  return {
    step,
    index,
    progress,
    state: stateOf(session),
    foretold,
    guess: playing ? null : guess,
    begun: isFinished || progress.index > 0 || progress.done > 0,
    done: isFinished && !playing,
    showing: playing,
    answer: shownAnswer,
    foretell,
    next() {
      setAnswer(null)
      setIndex(Math.min(index + 1, STEP_IDS.length - 1))
      tidy(guest.table)
    },
    again,
  }
}

/** The answer to the last press, until the selection changes. */
function useAnswer() {
  const inHand = useIntent((intent) => intent.inHand)
  const [given, setGiven] = useState<{ answer: PressReply; inHand: TurnSelection } | null>(null)
  const held = useRef(inHand)
  held.current = inHand
  const set = useCallback(
    (answer: PressReply | null) => setGiven(answer && { answer, inHand: held.current }),
    [],
  )
  return [given?.inHand === inHand ? given.answer : null, set] as const
}

interface GuestOptions {
  guess: Guess | null
  onGuess(guess: Guess | null): void
  onAnswer(answer: PressReply | null): void
}

/** Opens the table of the lesson, which accepts only the actions of the step. */
function useGuest(index: number, { guess, onGuess, onAnswer }: GuestOptions) {
  const [guest, setGuest] = useState<TemporaryGame | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is laid once
  useEffect(() => {
    const laid = mountTemporaryGame({ ...sessionAt(index) })
    tidy(laid.table)
    setGuest(laid)
    return () => {
      setGuest(null)
      laid.leave()
    }
  }, [])

  const again = useCallback(() => {
    if (!guest) return
    guest.lay({ ...sessionAt(index) })
    onAnswer(null)
    onGuess(null)
    tidy(guest.table)
  }, [guest, index, onAnswer, onGuess])

  useEffect(() => {
    if (!guest) return
    const step = stepOf(STEP_IDS[index] ?? 'first')
    guest.judgedBy({
      judge(state, actions) {
        const progress = progressOf(step, index, guest.table.game.getState().session)
        const isAsked = progress.task?.question != null && guess?.task !== progress.task
        if (!isAsked && isWanted(state, progress, actions)) return null
        const [first] = actions
        const refusal = first ? fairyTale.refuse(state, first) : null
        if (refusal) return refusal
        onAnswer({ kind: 'another' })
        // Like a press that came too soon, this keeps the selection.
        return 'too-hasty'
      },
      onDone() {
        onAnswer(null)
        // A tile selected too early must not stay selected.
        guest.table.intent.getState().cancel()
      },
      undo: again,
    })
  }, [guest, index, guess, onAnswer, again])
  return { guest, again }
}

const progressOf = (step: Step, index: number, session: Session | null): Progress =>
  progressIn(step, (session?.moves.length ?? 0) - sessionAt(index).moves.length)

/** Closes explanations of the previous position. */
function tidy(table: Table): void {
  closeWhy(table)
  table.intent.getState().cancel()
  table.foresight.setState({ open: false, pinned: null, pointed: null })
}
