import type { Rng } from '../../kernel/chance.ts'
import { isGoal } from '../buildings.ts'
import { slotsOf } from '../config.ts'
import type { RuleContext } from '../context.ts'
import type { HouseRules, Pile, State } from '../state.ts'
import type { Face } from '../tiles.ts'

/** The number of tiles in the draw pile. */
export const pileSize = (pile: Pile): number =>
  pile.thirds.reduce((sum, third) => sum + third.size, pile.under.length)

/** The number of tiles still to be drawn, including hidden ones of a copy [R 68]. */
export const tilesLeft = (pile: Pile): number => pileSize(pile) + (pile.unseen ?? 0)

/**
 * Draws the top tile: a random one of the topmost third, and at the end the tiles under the pile in their order. Returns null if the pile
 * is empty.
 */
function drawTile(pile: Pile, chance: Rng): Face | null {
  const { thirds, pool, under } = pile
  const third = thirds.find(({ size }) => size > 0)
  if (pile.unseen) {
    pile.unseen -= 1
    return null
  }
  if (!third) return under.shift() ?? null
  const { diamond } = third
  const isDiamond = diamond !== null && chance.draw(third.size) === 0
  third.size -= 1
  if (isDiamond) {
    third.diamond = null
    return diamond
  }
  const [face] = pool.splice(chance.draw(pool.length), 1)
  if (!face)
    throw new Error('Cannot draw a tile: the pool is smaller than the thirds, or the draw is out of range.')
  return face
}

/** Empty slots of the market or of a hand. */
export const emptySlots = (rules: HouseRules): null[] => Array.from({ length: slotsOf(rules) }, () => null)

/** Empty hands, or null with a shared market. The seat on turn has its slots in `market` [R 67]. */
export const emptyHands = (rules: HouseRules, seats: number, onTurn = 0): State['hands'] =>
  rules.supply === 'hand'
    ? Array.from({ length: seats }, (_, seat) => (seat === onTurn ? [] : emptySlots(rules)))
    : null

/** Fills the market at the start of the game, or deals all seats their hands, one seat after another [R 67]. */
export function openMarket(context: RuleContext): void {
  const { state } = context
  for (const slot of state.market.keys()) refill(context, slot)
  state.hands?.forEach((hand, seat) => {
    if (seat !== state.onTurn) dealHand(context, seat, hand)
  })
}

function dealHand({ state, chance, emit }: RuleContext, seat: number, hand: (Face | null)[]): void {
  for (const slot of hand.keys()) hand[slot] = drawTile(state.pile, chance)
  emit?.({ type: 'hand-dealt', seat, faces: hand.flatMap((face) => face ?? []) })
}

/** The tiles in the hand of a seat; empty with a shared market [R 67]. */
export const handOf = ({ hands, market, onTurn }: State, seat: number): readonly (Face | null)[] =>
  (seat === onTurn && hands ? market : hands?.[seat]) ?? []

/** With hands: stores the hand of the seat on turn and moves that of the next seat to `market` [R 67]. */
export function passHands(state: State, next: number): void {
  const { hands, onTurn, market } = state
  if (!hands || next === onTurn) return
  state.market = hands[next] ?? []
  hands[onTurn] = market
  hands[next] = []
}

/** Draws a new tile into a market slot, while the pile lasts [R 13]. */
export function refill({ state, chance, emit }: RuleContext, slot: number): void {
  const face = drawTile(state.pile, chance)
  state.market[slot] = face
  if (face) emit?.({ type: 'tile-revealed', slot, face })
}

/** The number of dark diamonds still to be placed: in the pile, in the market or in a hand [R 11] [R 67]. */
export function diamondsToCome({ market, hands, pile }: State): number {
  let count = 0
  for (const { diamond } of pile.thirds) if (diamond) count += 1
  for (const face of market) if (face && isGoal(face)) count += 1
  if (hands) for (const hand of hands) for (const face of hand) if (face && isGoal(face)) count += 1
  for (const face of pile.under) if (isGoal(face)) count += 1
  return count
}

/** Every tile still to be placed: in the market, in a hand, in the pile or under it [R 73] [R 67]. */
export function tilesToCome({ market, hands, pile }: State): Face[] {
  const hidden = pile.thirds.map(({ diamond }) => diamond)
  return [...market, ...(hands?.flat() ?? []), ...hidden, ...pile.pool, ...pile.under].filter(
    (face) => face !== null,
  )
}
