import {
  buildingOf,
  groundOf,
  ownerOf,
  type Plot,
  plotName,
  type Seat,
  standingOn,
  type View,
} from '../../../../engine/citadel/index.ts'
import type { Siege } from '../../foresight/index.ts'
import type { Messages } from '../../words/messages.ts'
import { orderName } from '../state/order-names.ts'

/** Accessible name of a plot: "c3, middle ring, Forest Road, 5 dots, premium 2, the Lion, Turnpike 3, Trade; borders: …". */
export const plotLabel = (
  m: Messages,
  state: View,
  plot: Plot,
  you: Seat | null,
  more: readonly string[] = [],
): string => m.town.plot(standingParts(m, state, plot, you), bordersWords(m, state, plot, you), more)

function standingParts(m: Messages, state: View, plot: Plot, you: Seat | null): string[] {
  const { common, town } = m
  const { name, ring, road, byRiver, dots, premium } = groundOf(plot)
  const building = standingOn(state, plot)
  const parts = [name, common.rings[ring]]
  if (road) parts.push(common.roads[road])
  if (byRiver) parts.push(town.byRiver)
  parts.push(town.dots(dots))
  if (premium > 0) parts.push(town.premium(premium))
  parts.push(ownerWords(m, ownerOf(state, plot), you))
  if (building) {
    const { value, category } = buildingOf(building)
    parts.push(town.building(m.cards.buildings[building], value, common.categories[category]))
  }
  return parts
}

const ownerWords = (m: Messages, owner: Seat | null, you: Seat | null): string =>
  owner === null ? m.town.free : owner === you ? m.town.yours : orderName(m, owner)

/** Counts the neighbours of a plot by owner: "borders: two free, one of the Lion". */
function bordersWords(m: Messages, state: View, plot: Plot, you: Seat | null): string {
  const { town, common } = m
  const owners = groundOf(plot).neighbours.map((beside) => ownerOf(state, beside))
  const words = [...new Set(owners)].sort(freeFirst).map((owner) => {
    const count = owners.filter((other) => other === owner).length
    if (owner === null) return town.bordersFree(count)
    return owner === you ? town.bordersYours(count) : town.bordersOf(count, orderName({ common }, owner))
  })
  return town.borders(words.join(', '))
}

const freeFirst = (one: Seat | null, other: Seat | null): number => (one ?? -1) - (other ?? -1)

/** Describes how a plot could fall. Empty if it could not. */
export function siegeWords(m: Messages, sieges: readonly Siege[], plot: Plot): string[] {
  return sieges
    .filter((siege) => siege.plot === plot)
    .map(({ gap, price, by }) =>
      m.town.mayFall(m.town.or(by.map(({ seat }) => orderName(m, seat))), plotName(gap), price),
    )
}
