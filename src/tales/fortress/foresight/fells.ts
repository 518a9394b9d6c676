import { type CreatureId, creatureFace, isCreature, type State } from '../../../engine/fortress/index.ts'

/** A defender, and who of the player's creatures could slay it. */
export interface Felling {
  place: number
  defender: CreatureId
  /** Creatures of the army, the hand and the deck whose power reaches its toughness, each once, in that order. */
  slayers: CreatureId[]
  /** Where nobody can: what still could, if anything. */
  wayOut: 'honing-wheel' | null
}

/** The creatures that are still to be had: in the army, the hand, or the deck. */
const stillThere = ({ army, hand, deck }: State): CreatureId[] => [
  ...army.map(({ creature }) => creature),
  ...hand.filter(isCreature),
  ...deck.filter(isCreature),
]

/** Who could fell each defender, in line: one whom nobody could wears a crown. */
export function fellingsOf(state: State): Felling[] {
  const creatures = stillThere(state)
  const hasWheel = [state.treasure, ...state.hand, ...state.deck].includes('honing-wheel')
  const strongest = Math.max(...creatures.map((creature) => creatureFace(creature).power))
  return state.garrison.map((defender, place) => {
    const { toughness } = creatureFace(defender)
    const slayers = [...new Set(creatures)].filter((creature) => creatureFace(creature).power >= toughness)
    const isSavedByWheel = slayers.length === 0 && hasWheel && strongest + 1 >= toughness
    return { place, defender, slayers, wayOut: isSavedByWheel ? 'honing-wheel' : null }
  })
}
