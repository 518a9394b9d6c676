import {
  armyOf,
  armyOn,
  fortOn,
  freePlaces,
  hasFallen,
  isPassing,
  nextSpace,
  placeOnTurn,
  type State,
  seatsOf,
  tearGains,
} from '../../../../engine/fortland/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import type { Tip } from '../../../../ui/frames/tips/due-tip.ts'
import { tipsOf } from '../../../../ui/frames/tips/tale-tips.tsx'
import { useGame, useIntent } from '../../runtime.ts'
import { type TipId, useTipWords } from '../../words/tips.ts'
import { TABLE_KIT } from '../table-kit.ts'

/** The tips for the country on turn, shortest-lived occasions first. */
export const TIPS: readonly Tip<State, TipId>[] = [
  { id: 'store', rule: 'home', when: standsAtStore },
  {
    id: 'lastFree',
    rule: 'fall',
    when: (state) => seatsOf(state).some((seat) => seat !== state.onTurn && hasOneLeft(state, seat)),
  },
  { id: 'ownLast', rule: 'build', when: (state) => hasOneLeft(state, state.onTurn) },
  { id: 'pass', rule: 'pass', when: standsBehindAnother },
]

const hasOneLeft = (state: State, seat: State['onTurn']): boolean =>
  !hasFallen(state, seat) && freePlaces(state, seat).length === 1

function standsAtStore(state: State): boolean {
  if (state.phase !== 'act' || isPassing(state)) return false
  const fort = fortOn(state, placeOnTurn(state))
  return fort === state.onTurn && tearGains(state)
}

function standsBehindAnother(state: State): boolean {
  const army = state.phase === 'act' ? armyOf(state, state.onTurn) : null
  return army !== null && armyOn(state, nextSpace(state, army)) !== null
}

export const { Tips } = tipsOf(TABLE_KIT, {
  tips: TIPS,
  useWords: useTipWords,
  useMoment() {
    // No tips while the player aims.
    const state = useGame(selectState)
    const aims = useIntent(({ aim }) => aim !== null)
    return !aims && state?.phase === 'act' ? state : null
  },
})
