import { useEffect } from 'react'
import type { Action, State } from '../../../../engine/fairy-tale/index.ts'
import { type Speed, useSettings } from '../../../../store/settings.ts'
import { usePage } from '../../../../ui/app/page.ts'
import { useComputer } from '../../computer-now.ts'
import type { Computer } from '../../leaders.ts'
import { counsel, selectState, useGame, useIntent, usePlayback, useSuggesting } from '../../table.ts'
import { useWhy } from '../foresight/why/explanation.ts'
import { letWait, usePace } from '../now/acting.ts'

/** How long a computer player lets the table look before it acts, in milliseconds. */
const PAUSE: Record<Speed, number> = { calm: 900, brisk: 350, instant: 60 }

/** Lets the computer players act, one action after another, whenever nothing else wants to be seen. */
export function useComputers(): void {
  const state = useGame(selectState)
  const computer = useComputer()
  const still = useNothingElse()
  const hurried = usePace((pace) => pace.hurried === state?.turn)
  const speed = useSettings((settings) => settings.speed)
  useEffect(() => {
    if (!state || !computer || !still) return
    useIntent.getState().cancel()
    return actSoon(state, computer, hurried ? 0 : PAUSE[speed])
  }, [state, computer, still, hurried, speed])
}

/** Whether nobody looks at anything else: no dialog, nothing that is shown or asked about. A card comes between people only. */
function useNothingElse(): boolean {
  const waiting = usePace((pace) => pace.waiting)
  const playing = usePlayback((playback) => playback.playing)
  const elsewhere = usePage(({ dialog, lookingBack }) => dialog !== null || lookingBack)
  const asking = useWhy(({ asked }) => asked !== null)
  const suggesting = useSuggesting(({ seat }) => seat !== null)
  return !(waiting || playing || elsewhere || asking || suggesting)
}

/** Acts when both the thought and the pause are over, which begin now; answers how to call it off. */
function actSoon(state: State, computer: Computer, pause: number): () => void {
  let callOff = () => {}
  const begun = performance.now()
  const decided = (action: Action) => {
    const timer = setTimeout(() => act(action), Math.max(0, pause - (performance.now() - begun)))
    callOff = () => clearTimeout(timer)
  }
  if (computer === 'apprentice') decided(counsel.quick(state))
  else callOff = counsel.think(state, decided)
  return () => callOff()
}

/** Does what was decided; in a hurry, without showing it, but what monsters do is always shown. */
function act(action: Action): void {
  if (useGame.getState().act(action) !== 'done') return letWait(true)
  const turn = selectState(useGame.getState())?.turn
  if (usePace.getState().hurried === turn) usePlayback.getState().skip()
}
