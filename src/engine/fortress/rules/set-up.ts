import {
  type CardId,
  isCreature,
  isLand,
  isTreasure,
  KINDS,
  ofNoKind,
  sortedCards,
  takeOut,
} from '../cards.ts'
import type { State } from '../state.ts'
import type { RuleContext } from '../types.ts'
import { pickCard } from './draw.ts'
import { beginTurn } from './turn.ts'

/** Number of cards in the first hand (section 3). */
export const HAND = 7

/** Sets up a siege with all the player's cards: garrison, deck, hand and life, in this order (section 3). */
export function setUp(context: RuleContext, cards: readonly CardId[]): void {
  const { state, emit } = context
  clear(state)
  const creatures = sortedCards(cards.filter(isCreature))
  const drawn = Math.min(state.place.drawn, creatures.length)
  state.garrison = sortedCards(state.place.own)
  for (let count = 0; count < drawn; count++) {
    state.garrison.push(...creatures.splice(context.chance.draw(creatures.length), 1))
  }
  state.deck = sortedCards([...cards.filter((card) => !isCreature(card)), ...creatures])
  emit?.({ type: 'siege-began', siege: state.siege, garrison: [...state.garrison] })
  dealHand(context)
  if (isPlayable(state.hand)) beginTurn(context)
  else state.pending = 'opening'
}

/** Resets the state to a moment before the first turn. */
function clear(state: State): void {
  state.turn = 0
  state.pending = null
  state.life = state.place.startLife
  state.slain = []
  state.fallen = []
  state.army = []
  state.lands = ofNoKind()
  state.spent = 0
  state.laid = 0
  state.treasure = null
  state.attacked = false
  state.hand = []
}

/** Draws the first hand. House rule `gift` puts the treasure into it. */
export function dealHand(context: RuleContext): void {
  const { state, emit } = context
  if (state.rules.gift === 'hand') {
    for (const card of state.deck.filter(isTreasure)) {
      takeOut(state.deck, card)
      state.hand.push(card)
    }
  }
  while (state.hand.length < HAND && pickCard(context)) {
    // The condition draws the card.
  }
  emit?.({ type: 'hand-dealt', hand: [...state.hand] })
}

/** True if the hand has a land and a creature, so that it must be kept [S 4]. */
const isPlayable = (hand: readonly CardId[]): boolean => hand.some(isLand) && hand.some(isCreature)

/**
 * Returns all cards of the player from every zone, including fallen and slain creatures. Excludes the fortress's own defenders [S 19] [S
 * 26].
 */
export function gathered({
  army,
  fallen,
  hand,
  deck,
  treasure,
  lands,
  slain,
  garrison,
  place,
}: State): CardId[] {
  const defenders = [...slain, ...garrison]
  for (const own of place.own) takeOut(defenders, own)
  return sortedCards([
    ...KINDS.flatMap((kind) => Array.from({ length: lands[kind] }, () => kind)),
    ...(treasure ? [treasure] : []),
    ...army.map(({ creature }) => creature),
    ...fallen,
    ...hand,
    ...deck,
    ...defenders,
  ])
}
