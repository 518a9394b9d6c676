import type { State } from '../../state.ts'
import { armyOnTurn, isPassing, placeOnTurn } from '../armies.ts'
import { type Deed, pay, refuseDear } from '../deed.ts'
import { fortOn, worthOf } from '../places.ts'

/** Whether the fort where the army on turn stands is its own. */
const isOwn = (state: State): boolean => fortOn(state, placeOnTurn(state)) === state.onTurn

/** Whether tearing down there gains actions: one's own fort does, where no house rule says otherwise [F 8] [F 14]. */
export const tearGains = (state: State): boolean => isOwn(state) && state.rules.ownForts === 'gain'

/** Sends the fort home that stands where the army stands; a fort stands in the turn in which it was built [F 9]. */
export const tear: Deed = {
  price(state) {
    const worth = worthOf(state, placeOnTurn(state))
    return tearGains(state) ? -worth : worth
  },

  bar(state) {
    if (isPassing(state)) return { code: 'must-march-on' }
    const place = placeOnTurn(state)
    if (fortOn(state, place) === null) return { code: 'no-fort-here' }
    if (isOwn(state) && state.built.includes(place)) return { code: 'built-this-turn' }
    return refuseDear(state, tear.price(state))
  },

  leaves: armyOnTurn,

  perform({ state, emit }) {
    const place = placeOnTurn(state)
    const whose = fortOn(state, place)
    if (whose === null) return
    const gains = tearGains(state)
    pay(state, tear.price(state))
    state.forts[place] = null
    emit?.({ type: 'tore', seat: state.onTurn, place, whose, gains })
  },
}
