import { isCreature, isLand, isTreasure, refusePrice, type State } from '../../../engine/fortress/index.ts'

/** What the next card can be, of so many that are equally likely. */
export interface NextCard {
  of: number
  lands: number
  /** Creatures that the lands in play could pay for in the next turn. */
  castable: number
  /** Creatures that they could not. */
  tooDear: number
  treasure: number
}

/** What the next card can be. */
export function nextCard(state: State): NextCard {
  const rested = { ...state, spent: 0 }
  const creatures = state.deck.filter(isCreature)
  const castable = creatures.filter((creature) => refusePrice(rested, creature) === null).length
  return {
    of: state.deck.length,
    lands: state.deck.filter(isLand).length,
    castable,
    tooDear: creatures.length - castable,
    treasure: state.deck.filter(isTreasure).length,
  }
}
