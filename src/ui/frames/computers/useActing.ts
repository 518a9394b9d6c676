import { useEffect } from 'react'
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

/** Lets computer players act, one action after another, whenever nothing else wants to be seen. */
export function useActing<State, Computer, Action>(
  { state, turn, computer, isStill }: Acting<State, Computer>,
  acts: Acts<State, Computer, Action>,
): void {
  const waiting = usePace((pace) => pace.waiting)
  const hurried = usePace((pace) => pace.hurried !== null && pace.hurried === turn)
  const speed = useSettings((settings) => settings.speed)
  const may = isStill && !waiting
  useEffect(() => {
    if (state === null || computer === null || !may) return
    acts.prepare()
    return actSoon(state, computer, acts, hurried ? 0 : PAUSE[speed])
  }, [state, computer, may, hurried, speed, acts])
}

/** Acts when both the thought and the pause are over, which begin now; answers how to call it off. */
function actSoon<State, Computer, Action>(
  state: State,
  computer: Computer,
  { decide, act }: Acts<State, Computer, Action>,
  pause: number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begun = performance.now()
  const callOff = decide(computer, state, (action) => {
    timer = setTimeout(() => act(action), Math.max(0, pause - (performance.now() - begun)))
  })
  return () => {
    callOff()
    clearTimeout(timer)
  }
}
