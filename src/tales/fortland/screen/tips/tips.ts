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
import type { Tip } from '../../../../ui/frames/tips/tips.ts'
import type { TipId } from '../../words/tips.ts'

const always = (page: string) => () => page

/** This tale's tips, for whoever is on turn. The first are those whose moment passes soonest. */
export const TIPS: readonly Tip<State, TipId>[] = [
  { id: 'store', rule: always('home'), when: standsAtStore },
  {
    id: 'lastFree',
    rule: always('fall'),
    when: (state) => seatsOf(state).some((seat) => seat !== state.onTurn && hasOneLeft(state, seat)),
  },
  { id: 'ownLast', rule: always('build'), when: (state) => hasOneLeft(state, state.onTurn) },
  { id: 'pass', rule: always('pass'), when: standsBehindAnother },
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
