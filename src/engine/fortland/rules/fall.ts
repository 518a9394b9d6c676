import type { Place } from '../board.ts'
import type { Seat, State } from '../state.ts'
import type { RuleContext } from '../types.ts'
import { bestOff, endGame, seatsLeft } from './outcome.ts'
import { allPlaces, fortOn, freePlaces, landAt } from './places.ts'

/** Fells the owner of a place with a new siege, if all its places are besieged now [F 10]. */
export function fallIfBesieged(context: RuleContext, place: Place, by: Seat): void {
  const { owner } = landAt(context.state, place)
  if (freePlaces(context.state, owner).length === 0) fall(context, owner, by)
}

/**
 * Fells a country: its army leaves, its forts everywhere and the forts on its places go home [F 11]. Ends the game if one country is left
 * [F 12], or if the first fall ends it [F 16].
 */
export function fall(context: RuleContext, seat: Seat, by: Seat | null): void {
  const { state, emit } = context
  state.armies[seat] = 'fallen'
  emit?.({ type: 'fell', seat, by })
  sendHome(context, seat)
  const [last, ...others] = seatsLeft(state)
  if (last !== undefined && others.length === 0) endGame(context, { winners: [last], by: 'last' })
  else if (state.rules.fall === 'first') endGame(context, { winners: bestOff(state, by), by: 'fall' })
}

function sendHome({ state, emit }: RuleContext, fallen: Seat): void {
  for (const place of allPlaces(state)) {
    const whose = fortOn(state, place)
    if (whose === null || !goesHome(state, place, fallen)) continue
    state.forts[place] = null
    emit?.({ type: 'fort-returned', place, whose })
  }
}

/** True if a fort goes home after a fall. House rule `leave` keeps forts of others on the places of the fallen [F 14]. */
const goesHome = (state: State, place: Place, fallen: Seat): boolean =>
  fortOn(state, place) === fallen || (landAt(state, place).owner === fallen && state.rules.leave === 'off')
