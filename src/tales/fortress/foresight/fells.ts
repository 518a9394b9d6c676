import { type CreatureId, creatureFace, isCreature, type State } from '../../../engine/fortress/index.ts'

/** A defender, and the player's creatures that could slay it. */
export interface Felling {
  place: number
  defender: CreatureId
  /** The creatures of army, hand and deck with enough power, each once, in that order. */
  slayers: CreatureId[]
  /** The treasure that could still help if no creature suffices, or null. */
  wayOut: 'honing-wheel' | null
}

/** Returns the available creatures: in the army, the hand, or the deck. */
const stillThere = ({ army, hand, deck }: State): CreatureId[] => [
  ...army.map(({ creature }) => creature),
  ...hand.filter(isCreature),
  ...deck.filter(isCreature),
]

/** Returns the possible slayers of each defender in line. A defender without slayers is marked with a crown. */
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
