import { CENTRE, distanceFromCentre, type Place } from '../../kernel/boards/square.ts'
import type { RuleContext } from '../context.ts'
import type { EventOf } from '../events.ts'
import type { CharacterRules } from '../hooks/character.ts'
import { hasMonsters } from '../rules/forest.ts'
import { askForPlace } from '../rules/questions.ts'
import type { State } from '../state.ts'

/** The distance of grandmother from the oak, in tiles. */
export const GRANDMOTHER = 4

/**
 * Little Red Riding Hood picks up a basket on the oak, and drops it when she steps onto a tile with monsters. At the first tile at distance
 * 4 or more she delivers it, which clears any one tile of monsters.
 */
export const redRidingHood: CharacterRules = {
  memory: { basket: { is: 'flag', first: true } },

  pausesAt: (state, { memory }, at) =>
    memory['basket'] === true &&
    standsAlone(state, at) &&
    distanceFromCentre(at) >= GRANDMOTHER &&
    hasMonsters(state),

  arrived(context, seat) {
    const { at, memory } = context.state.seats[seat] ?? {}
    if (at === undefined) return
    if (at === CENTRE && !memory?.['basket']) carry(context, seat, at, 'picked-up')
    if (!memory?.['basket']) return
    if (!standsAlone(context.state, at)) carry(context, seat, at, 'dropped')
    else if (distanceFromCentre(at) >= GRANDMOTHER) deliver(context, seat, at)
  },
}

const standsAlone = ({ tiles }: State, at: Place): boolean => tiles[at]?.monsters.length === 0

function carry(context: RuleContext, seat: number, at: Place, how: EventOf<'item-changed'>['how']): void {
  const { memory } = context.state.seats[seat] ?? {}
  if (memory) memory['basket'] = how === 'picked-up'
  context.emit?.({ type: 'item-changed', seat, item: 'basket', how, at })
}

function deliver(context: RuleContext, seat: number, at: Place): void {
  carry(context, seat, at, 'delivered')
  askForPlace(context, seat, { by: 'delivery', nextTo: null })
}
