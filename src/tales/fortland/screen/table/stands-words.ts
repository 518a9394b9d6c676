import {
  armyOf,
  hasFallen,
  ownerOf,
  placeAt,
  type Seat,
  type State,
} from '../../../../engine/fortland/index.ts'
import type { Messages } from '../../words/messages.ts'
import { barePlaceWords, facingWords, placeWords } from '../ring/names.ts'

/** Returns the position of an army, to follow its country's name: "is at Ash’s city, facing west." */
export function standsWords(m: Messages, state: State, seat: Seat): string {
  const { table } = m
  if (hasFallen(state, seat)) return table.hasFallen
  const army = armyOf(state, seat)
  if (!army) return table.waits
  const place = placeAt(state, army.space)
  const facing = facingWords(m, army.space, army.facing)
  return ownerOf(state, place) === seat
    ? table.standsOwn(barePlaceWords(m, state, place), facing)
    : table.stands(placeWords(m, state, place), facing)
}
