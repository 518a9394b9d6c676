import { useEffect, useRef } from 'react'
import { type Speed, useSettings } from '../../../store/settings.ts'
import { usePace } from './pace.ts'

/** How long a computer player lets the table look before it acts, in milliseconds. */
const PAUSE: Record<Speed, number> = { calm: 900, brisk: 350, instant: 60 }

/** How the computer players of a tale act: one and the same as long as the table stands. */
export interface Acts<State, Computer, Action> {
  /** Makes the table ready for one of them to act. */
  prepare(): void
  /** Asks one what to do, who answers at once or later; answers how to call it off. */
  decide(computer: Computer, state: State, then: (action: Action) => void): () => void
  act(action: Action): void
}

interface Acting<State, Computer> {
  /** The game as it really stands, and its turn. */
  state: State | null
  turn: number | undefined
  /** Who must act; null where that is up to people. */
  computer: Computer | null
  /** Nothing else is being shown, read or asked. */
  isStill: boolean
}

/** A thought that has begun, and how long the table looks before it is acted upon. */
interface Turn {
  /** In milliseconds since it began; null: not for now. */
  pace(pause: number | null): void
  callOff(): void
}

/**
 * Lets computer players act, one action after another, whenever nothing else wants to be seen. Once one of them thinks, it is
 * let think: whoever hurries it, lets it wait or opens a dialog only says when it may act.
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
  // Another position, or another player: what was thought is worth nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is begun belongs to these
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

/** Acts when both the thought and the pause are over, which begin now. */
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
