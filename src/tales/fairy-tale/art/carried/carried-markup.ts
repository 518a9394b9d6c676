import { BASKET } from './basket.ts'
import { type ClockTurn, clockMarkup } from './clock.ts'
import { lampMarkup, type WishesLeft } from './lamp.ts'

/** A thing that a character has with it, and how it stands with that thing. */
export type Carried =
  | { thing: 'basket' }
  | { thing: 'clock'; turn: ClockTurn }
  | { thing: 'lamp'; wishes: WishesLeft }

/** The token of a thing, in a 64-box. */
export function carriedMarkup(carried: Carried): string {
  switch (carried.thing) {
    case 'basket':
      return BASKET
    case 'clock':
      return clockMarkup(carried.turn)
    case 'lamp':
      return lampMarkup(carried.wishes)
  }
}
