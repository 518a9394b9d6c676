import { armyOnTurn, isPassing, placeOnTurn } from '../armies.ts'
import { type ArmyAction, pay, refuseDear } from '../army-action.ts'
import { fallIfBesieged } from '../fall.ts'
import { fortOn, fortsAtHome, hasFallen, isBesieged, landAt, worthOf } from '../places.ts'

/** Builds one of five forts: a wall on an own place, a siege on another country's, which may fell it. */
export const buildFort: ArmyAction = {
  price: (state) => worthOf(state, placeOnTurn(state)),

  bar(state) {
    if (isPassing(state)) return { code: 'must-march-on' }
    const place = placeOnTurn(state)
    if (fortOn(state, place) !== null) return { code: 'fort-stands-here' }
    if (hasFallen(state, landAt(state, place).owner)) return { code: 'fallen-country' }
    if (fortsAtHome(state, state.onTurn) === 0) return { code: 'no-fort-left' }
    return refuseDear(state, buildFort.price(state))
  },

  leaves: armyOnTurn,

  perform(context) {
    const { state, emit } = context
    const seat = state.onTurn
    const place = placeOnTurn(state)
    pay(state, buildFort.price(state))
    state.forts[place] = seat
    state.built.push(place)
    const siege = isBesieged(state, place)
    emit?.({ type: 'built', seat, place, siege })
    if (siege) fallIfBesieged(context, place, seat)
  },
}
