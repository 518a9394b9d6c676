import type { Action, State } from '../../../../engine/boogyman/index.ts'
import { letWait, usePace } from '../../../../ui/frames/computers/pace.ts'
import { type Acts, useActing } from '../../../../ui/frames/computers/useActing.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { useComputer } from '../../computer-now.ts'
import type { Computer } from '../../leaders.ts'
import { counsel, cubNow, selectState, useGame, useIntent, usePlayback } from '../../table.ts'
import { BACK } from '../now/undo.ts'

/** Lets the computer players act whenever nothing else wants to be seen. */
export function useComputers(): void {
  const state = useGame(selectState)
  useActing({ state, turn: state?.turn, computer: useComputer(), isStill: useNothingElse() }, ACTS)
}

/** Whether nobody looks at anything else: no dialog, nothing that is shown, nothing that is asked of the table. */
function useNothingElse(): boolean {
  const playing = usePlayback((playback) => playback.playing)
  const elsewhere = usePage(({ dialog, lookingBack }) => dialog !== null || lookingBack)
  const asking = BACK.useAskedBack(({ asking }) => asking)
  const watching = useGame((game) => game.watching)
  return !(playing || elsewhere || asking || watching)
}

const ACTS: Acts<State, Computer, Action> = {
  prepare: () => useIntent.getState().cancel(),
  decide(computer, state, then) {
    if (computer === 'guardian') return counsel.think(state, then)
    then(computer === 'cub' ? cubNow(state) : counsel.quick(state))
    return () => {}
  },
  act,
}

/** Does what was decided; in a hurry, without showing it. */
function act(action: Action): void {
  if (useGame.getState().act(action) !== 'done') return letWait(true)
  const turn = selectState(useGame.getState())?.turn
  if (usePace.getState().hurried === turn) usePlayback.getState().skip()
}
