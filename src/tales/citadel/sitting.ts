import type { Config, Order } from '../../engine/citadel/index.ts'
import { isLedByPerson } from '../../store/leaders.ts'
import { ALONE, isSamePerson, type Persons, type Sitting } from '../../store/persons.ts'
import { type SameName, sameNames, shownPersons } from '../../store/same-names.ts'
import { type Leaders, ORDER_NAMES } from './leaders.ts'

/** The Orders that each person at the table would lead: one, or two where two people lead two each [C 10]. */
export const ordersOfPeople = ({ players, rules }: Config): readonly (readonly Order[])[] =>
  players.map((_, seat) =>
    ORDER_NAMES.filter((_, index) =>
      players.length === 2 && rules.two === 'orders' ? index < 4 && index % 2 === seat : index === seat,
    ),
  )

/** The places that people take in a game. */
const placesOfPeople = (config: Config, cover: Leaders) =>
  ordersOfPeople(config).flatMap((roles, seat) => {
    const [order] = roles
    if (order === undefined || !isLedByPerson(cover, order)) return []
    return [{ roles, player: config.players[seat] ?? '' }]
  })

/** The names that several places have: the cover asks whether one person takes them. */
export const namesInCommon = (config: Config, cover: Leaders): SameName<Order>[] =>
  sameNames(placesOfPeople(config, cover))

interface Chosen {
  cover: Leaders
  coverPersons: Persons<Order>
}

/** Who sits at the table of a game that begins as the cover says. */
export function sittingOf(config: Config, { cover, coverPersons }: Chosen): Sitting<Order> {
  const places = placesOfPeople(config, cover).map(({ roles: [order] }) => order)
  const persons = shownPersons(namesInCommon(config, cover), coverPersons)
  const isOne = places.every((order) => isSamePerson({ people: 'several', persons }, places[0], order))
  return isOne ? ALONE : { people: 'several', persons }
}
