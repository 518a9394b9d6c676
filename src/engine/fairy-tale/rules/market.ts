import type { Chance } from '../../kernel/chance.ts'
import { isGoal } from '../buildings.ts'
import { slotsOf } from '../config.ts'
import type { HouseRules, Pile, State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Face } from '../tiles.ts'

/** How many tiles the draw pile still holds. */
export const pileSize = (pile: Pile): number =>
  pile.thirds.reduce((sum, third) => sum + third.size, pile.under.length)

/** How many tiles are still to be drawn, also in a copy in which nobody may look at them [R 68]. */
export const tilesLeft = (pile: Pile): number => pileSize(pile) + (pile.unseen ?? 0)

/**
 * Draws the top tile: any of those still in the topmost third, all equally likely; at last those that
 * were swept under the pile, in their order. Null when the pile is empty.
 */
function drawTile(pile: Pile, chance: Chance): Face | null {
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
  if (!face) throw new Error('The pool holds fewer tiles than the thirds say, or a draw was out of range.')
  return face
}

/** The places for tiles to choose from, with no tile yet. */
export const emptySlots = (rules: HouseRules): null[] => Array.from({ length: slotsOf(rules) }, () => null)

/** Hands without a tile, that of the seat on turn in the market's place; null where there is one market [R 67]. */
export const emptyHands = (rules: HouseRules, seats: number, onTurn = 0): State['hands'] =>
  rules.supply === 'hand'
    ? Array.from({ length: seats }, (_, seat) => (seat === onTurn ? [] : emptySlots(rules)))
    : null

/** Turns up the market when the tale begins; or deals every seat its hand, all of one, then of the next [R 67]. */
export function openMarket(table: Table): void {
  const { state } = table
  for (const slot of state.market.keys()) refill(table, slot)
  state.hands?.forEach((hand, seat) => {
    if (seat !== state.onTurn) dealHand(table, seat, hand)
  })
}

function dealHand({ state, chance, emit }: Table, seat: number, hand: (Face | null)[]): void {
  for (const slot of hand.keys()) hand[slot] = drawTile(state.pile, chance)
  emit?.({ type: 'hand-dealt', seat, faces: hand.flatMap((face) => face ?? []) })
}

/** The tiles that a seat has in hand; none where there is one market [R 67]. */
export const handOf = ({ hands, market, onTurn }: State, seat: number): readonly (Face | null)[] =>
  (seat === onTurn && hands ? market : hands?.[seat]) ?? []

/** Where all have hands: that of the seat on turn is laid by, and the next one taken up [R 67]. */
export function passHands(state: State, next: number): void {
  const { hands, onTurn, market } = state
  if (!hands || next === onTurn) return
  state.market = hands[next] ?? []
  hands[onTurn] = market
  hands[next] = []
}

/** Turns up a new tile in a market slot, while the pile lasts [R 13]. */
export function refill({ state, chance, emit }: Table, slot: number): void {
  const face = drawTile(state.pile, chance)
  state.market[slot] = face
  if (face) emit?.({ type: 'tile-revealed', slot, face })
}

/** Dark diamonds that are not yet laid: in the pile, in the market or in a hand [R 11] [R 67]. */
export function diamondsToCome({ market, hands, pile }: State): number {
  let count = 0
  for (const { diamond } of pile.thirds) if (diamond) count += 1
  for (const face of market) if (face && isGoal(face)) count += 1
  if (hands) for (const hand of hands) for (const face of hand) if (face && isGoal(face)) count += 1
  for (const face of pile.under) if (isGoal(face)) count += 1
  return count
}

/** Every tile that is still to come: in the market, in a hand, in the pile, or swept under it [R 73] [R 67]. */
export function tilesToCome({ market, hands, pile }: State): Face[] {
  const hidden = pile.thirds.map(({ diamond }) => diamond)
  return [...market, ...(hands?.flat() ?? []), ...hidden, ...pile.pool, ...pile.under].filter(
    (face) => face !== null,
  )
}
