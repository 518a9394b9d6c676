import type { State } from '../../state.ts'
import { armyOnTurn, isPassing, placeOnTurn } from '../armies.ts'
import { type ArmyAction, pay, refuseDear } from '../army-action.ts'
import { fortOn, worthOf } from '../places.ts'

/** True if the fort on the army's place is its own. */
const isOwn = (state: State): boolean => fortOn(state, placeOnTurn(state)) === state.onTurn

/** True if tearing down gains actions: an own fort does, unless a house rule disables it [F 8] [F 14]. */
export const tearGains = (state: State): boolean => isOwn(state) && state.rules.ownForts === 'gain'

/** Sends the fort on the army's place home, unless it was built in this turn [F 9]. */
export const tearDown: ArmyAction = {
  price(state) {
    const worth = worthOf(state, placeOnTurn(state))
    return tearGains(state) ? -worth : worth
  },

  bar(state) {
    if (isPassing(state)) return { code: 'must-march-on' }
    const place = placeOnTurn(state)
    if (fortOn(state, place) === null) return { code: 'no-fort-here' }
    if (isOwn(state) && state.built.includes(place)) return { code: 'built-this-turn' }
    return refuseDear(state, tearDown.price(state))
  },

  leaves: armyOnTurn,

  perform({ state, emit }) {
    const place = placeOnTurn(state)
    const whose = fortOn(state, place)
    if (whose === null) return
    const gains = tearGains(state)
    pay(state, tearDown.price(state))
    state.forts[place] = null
    emit?.({ type: 'tore', seat: state.onTurn, place, whose, gains })
  },
}
