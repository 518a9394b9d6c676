import type { Config, Order } from '../../engine/citadel/index.ts'
import { isHuman } from '../../store/controllers-store.ts'
import { ALONE, isSamePerson, type Persons, type Sitting } from '../../store/humans.ts'
import { type SameName, sameNames, shownPersons } from '../../store/same-names.ts'
import { type Controllers, ORDER_NAMES } from './controllers.ts'

/** Returns the Orders of each person at the table: one, or two if two people play two each [C 10]. */
export const ordersOfPeople = ({ players, rules }: Config): readonly (readonly Order[])[] =>
  players.map((_, seat) =>
    ORDER_NAMES.filter((_, index) =>
      players.length === 2 && rules.two === 'orders' ? index < 4 && index % 2 === seat : index === seat,
    ),
  )

/** Returns the places that people control, with their Orders and names. */
const placesOfPeople = (config: Config, cover: Controllers) =>
  ordersOfPeople(config).flatMap((roles, seat) => {
    const [order] = roles
    if (order === undefined || !isHuman(cover, order)) return []
    return [{ roles, player: config.players[seat] ?? '' }]
  })

/** Returns names that several places share. The cover asks whether one person plays them. */
export const namesInCommon = (config: Config, cover: Controllers): SameName<Order>[] =>
  sameNames(placesOfPeople(config, cover))

interface Chosen {
  cover: Controllers
  coverPersons: Persons<Order>
}

/** Returns the people at the table of a game that starts with the choices of the cover. */
export function sittingOf(config: Config, { cover, coverPersons }: Chosen): Sitting<Order> {
  const places = placesOfPeople(config, cover).map(({ roles: [order] }) => order)
  const persons = shownPersons(namesInCommon(config, cover), coverPersons)
  const isOne = places.every((order) => isSamePerson({ people: 'several', persons }, places[0], order))
  return isOne ? ALONE : { people: 'several', persons }
}
