import { useEffect, useMemo, useState } from 'react'
import { type Action, DEFAULT_DIFFICULTY, type State } from '../../../../engine/fairy-tale/index.ts'
import { openFrom } from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'
import { type Acted, type Guest, layGuest } from '../../guest-game.ts'
import type { Unfulfilled } from '../../intent/in-hand.ts'
import { STEP_IDS, useLesson } from '../../lesson.ts'
import { withDice } from '../../rescues/index.ts'
import { fairyTale } from '../../rules.ts'
import { type Table, useForesight, useIntent, usePlayback } from '../../table.ts'
import { closeWhy, useWhy } from '../foresight/why/explanation.ts'
import { isWanted, type Step, stepOf } from './steps.ts'

/** What the storyteller says of a press that was not meant: another one is another answer. */
type Answer = { kind: 'another' } | { kind: 'refused'; why: Unfulfilled } | null

/** The step that is told now. */
export interface Guide {
  step: Step
  index: number
  /** What it asks for was done, and has been shown. */
  done: boolean
  /** What was done is being shown. */
  showing: boolean
  answer: Answer
  next(): void
  again(): void
}

/** Where it was left; after the last step it begins anew. */
const indexNow = (): number => {
  const { done } = useLesson.getState()
  return done < STEP_IDS.length ? done : 0
}

/** The steps of the first tale, each laid on the table in its turn. Null until the table is on the page. */
export function useGuide(): Guide | null {
  const [index, setIndex] = useState(indexNow)
  const [acted, setActed] = useState<Step | null>(null)
  const [strayed, setStrayed] = useState(0)
  const [guest, setGuest] = useState<Guest | null>(null)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another step, laid afresh
  const step = useMemo(() => stepOf(STEP_IDS[index] ?? 'roll'), [index, round])
  const again = () => setRound((before) => before + 1)

  // The table is laid once; each step in its turn is laid on it.
  useEffect(() => {
    const laid = layGuest(begunAt(stepOf('roll')))
    setGuest(laid)
    return () => {
      setGuest(null)
      laid.leave()
    }
  }, [])

  useEffect(() => {
    if (!guest) return
    guest.judgedBy({
      judge: (state, actions) => judged(step, state, actions, () => setStrayed((times) => times + 1)),
      onDone() {
        setActed(step)
        setStrayed(0)
      },
      undo: () => setRound((before) => before + 1),
    })
    guest.lay(begunAt(step))
    setActed(null)
    setStrayed(0)
    look(guest.table, step)
  }, [guest, step])

  const looked = useLooked(step)
  const playing = usePlayback((playback) => playback.playing)
  const refused = useIntent((intent) => intent.refused)
  // Of this step: the one before it was done too.
  const finished = acted === step || looked
  useEffect(() => {
    if (!finished) return
    const isLast = index === STEP_IDS.length - 1
    useLesson.getState().keep({ done: index + 1, ...(isLast && { known: true }) })
  }, [finished, index])
  const answer = useMemo<Answer>(() => {
    if (refused && !finished) return { kind: 'refused', why: refused.why }
    return strayed > 0 ? { kind: 'another' } : null
  }, [refused, strayed, finished])
  if (!guest) return null
  return {
    step,
    index,
    done: finished && !playing,
    showing: playing,
    answer,
    next: () => setIndex((now) => Math.min(now + 1, STEP_IDS.length - 1)),
    again,
  }
}

/** What of the future lies open when a step begins. */
function look(table: Table, { id, wanted }: Step): void {
  closeWhy(table)
  table.foresight.setState({ open: 'look' in wanted, pinned: id === 'why' ? 'north' : null, pointed: null })
}

/** Whether what is only to be looked at was looked at. */
function useLooked({ wanted }: Step): boolean {
  const pinned = useForesight((foresight) => foresight.pinned !== null)
  const asked = useWhy((why) => why.asked !== null)
  const look = 'look' in wanted ? wanted.look : null
  const sees = (look === 'future' && pinned) || (look === 'why' && asked)
  const [seen, setSeen] = useState<Step['wanted'] | null>(null)
  useEffect(() => {
    if (sees) setSeen(wanted)
  }, [sees, wanted])
  return seen === wanted
}

/** What the step asks for is done; what the rules forbid they answer themselves; all else waits for another time. */
function judged(step: Step, state: State, actions: readonly Action[], onAnother: () => void): Acted | null {
  if (isWanted(step, actions)) return null
  const [first] = actions
  const refusal = first ? fairyTale.refuse(state, first) : null
  if (refusal) return refusal
  onAnother()
  return 'suggested'
}

/** A game that begins where a step does, with the dice that are known to come. */
export function begunAt({ position, dice }: Step): Session {
  const { seats, rules, boxes } = position
  const config = {
    seats: seats.map(({ character }) => ({ character, player: '' })),
    difficulty: DEFAULT_DIFFICULTY,
    rules,
    boxes,
  }
  return openFrom(config, 0, withDice(position, dice))
}
