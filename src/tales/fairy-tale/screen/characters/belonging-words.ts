import type { Carried } from '../../art/index.ts'
import type { Messages } from '../../words/messages.ts'
import { WISHES } from './powers.ts'

/** Returns the state of a carried thing as a sentence. */
export function belongingWords({ table: { hero } }: Messages, carried: Carried): string {
  switch (carried.thing) {
    case 'basket':
      return hero.basket
    case 'clock':
      return hero.clock(carried.turn)
    case 'lamp':
      return hero.lamp(carried.wishes, WISHES - carried.wishes)
  }
}
