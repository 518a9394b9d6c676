import { useEffect, useRef } from 'react'
import { type Speed, useSettings } from '../../../store/settings.ts'
import { usePace } from './pace.ts'

/** The delay before a bot acts, by speed, in milliseconds. */
const PAUSE: Record<Speed, number> = { calm: 500, brisk: 250, instant: 60 }

/** How the bots of a tale act. Must stay the same object while the table exists. */
export interface Acts<State, Computer, Action> {
  /** Prepares the table for a bot's action. */
  prepare(): void
  /** Asks a bot for an action, which can arrive at once or later. Returns a function that cancels the request. */
  decide(computer: Computer, state: State, then: (action: Action) => void): () => void
  act(action: Action): void
}

interface Acting<State, Computer> {
  /** The live state and its turn, not the displayed ones. */
  state: State | null
  turn: number | undefined
  /** The bot to act; null if a person must act. */
  computer: Computer | null
  /** True if nothing else is shown, read or asked. */
  isStill: boolean
}

/** A running request to a bot. */
interface Turn {
  /** Sets the delay before the action, in milliseconds since the request began; null: do not act yet. */
  pace(pause: number | null): void
  callOff(): void
}

/**
 * Lets bots act, one action after another, while nothing else needs attention. A request is never restarted: speed, pause and dialogs only
 * decide when its action is played.
 */
export function useActing<State, Computer, Action>(
  { state, turn, computer, isStill }: Acting<State, Computer>,
  acts: Acts<State, Computer, Action>,
): void {
  const waiting = usePace((pace) => pace.waiting)
  const hurried = usePace((pace) => pace.hurried !== null && pace.hurried === turn)
  const speed = useSettings((settings) => settings.speed)
  const begun = useRef<Turn | null>(null)
  const pause = !isStill || waiting ? null : hurried ? 0 : PAUSE[speed]
  // The position or the bot has changed: the request is obsolete.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the begun request belongs to these
  useEffect(
    () => () => {
      begun.current?.callOff()
      begun.current = null
    },
    [state, computer, acts],
  )
  useEffect(() => {
    if (state === null || computer === null) return
    if (pause !== null && !begun.current) {
      acts.prepare()
      begun.current = actSoon(state, computer, acts)
    }
    begun.current?.pace(pause)
  }, [state, computer, acts, pause])
}

/** Requests an action and starts the delay now. Acts when both are over. */
function actSoon<State, Computer, Action>(
  state: State,
  computer: Computer,
  { decide, act }: Acts<State, Computer, Action>,
): Turn {
  let timer: ReturnType<typeof setTimeout> | undefined
  let decided: { action: Action } | null = null
  let pause: number | null = null
  const begun = performance.now()
  const plan = () => {
    clearTimeout(timer)
    if (!decided || pause === null) return
    const { action } = decided
    timer = setTimeout(() => act(action), Math.max(0, pause - (performance.now() - begun)))
  }
  const callOff = decide(computer, state, (action) => {
    decided = { action }
    plan()
  })
  return {
    pace(next) {
      pause = next
      plan()
    },
    callOff() {
      callOff()
      clearTimeout(timer)
    },
  }
}
