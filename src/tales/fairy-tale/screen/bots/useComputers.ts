import type { Action, State } from '../../../../engine/fairy-tale/index.ts'
import { letWait, usePace } from '../../../../ui/frames/computers/pace.ts'
import { type Acts, useActing } from '../../../../ui/frames/computers/useActing.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { useComputer } from '../../computer-now.ts'
import type { Computer } from '../../leaders.ts'
import { counsel, selectState, useGame, useIntent, usePlayback, useSuggesting } from '../../table.ts'
import { useWhy } from '../foresight/why/explanation.ts'

/** Lets the computer players act whenever nothing else wants to be seen. */
export function useComputers(): void {
  const state = useGame(selectState)
  useActing({ state, turn: state?.turn, computer: useComputer(), isStill: useNothingElse() }, ACTS)
}

/** Whether nobody looks at anything else: no dialog, nothing that is shown or asked about. A card comes between people only. */
function useNothingElse(): boolean {
  const playing = usePlayback((playback) => playback.playing)
  const elsewhere = usePage(({ dialog, lookingBack }) => dialog !== null || lookingBack)
  const asking = useWhy(({ asked }) => asked !== null)
  const suggesting = useSuggesting(({ seat }) => seat !== null)
  const watching = useGame((game) => game.watching)
  return !(playing || elsewhere || asking || suggesting || watching)
}

const ACTS: Acts<State, Computer, Action> = {
  prepare: () => useIntent.getState().cancel(),
  decide(computer, state, then) {
    if (computer === 'guardian') return counsel.think(state, then)
    then(counsel.quick(state))
    return () => {}
  },
  act,
}

/** Does what was decided; in a hurry, without showing it, but what monsters do is always shown. */
function act(action: Action): void {
  if (useGame.getState().act(action) !== 'done') return letWait(true)
  const turn = selectState(useGame.getState())?.turn
  if (usePace.getState().hurried === turn) usePlayback.getState().skip()
}
