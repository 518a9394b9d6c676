import { refusedIf } from '../../../kernel/action-rules.ts'
import type { RefusalCode } from '../../../kernel/game.ts'
import type { Shop } from '../../actions.ts'
import { SHOPS } from '../../actions.ts'
import { BUILDING_IDS, type BuildingId, buildingOf, isBuilding } from '../../buildings.ts'
import { countOf, kindsIn, type Pool, withMore } from '../../pool.ts'
import type { State } from '../../state.ts'
import type { Citadel } from '../../types.ts'
import { addToHand, held, heldOf, kindsHeld, takeFromHand } from '../hands.ts'
import { countBuilt } from '../plots.ts'
import { moveBricks, seatOf } from '../seats.ts'
import { type ActionRule, refused } from './action-rule.ts'

/** Price of any card of the Pawnshop, in bricks. */
const FROM_PAWNSHOP = 5

const displayOf = (state: State, shop: Shop): Pool<BuildingId> => state[shop]

/** Returns why a shop is closed. The Free Market needs the strategic game and a Trade building of one's own (section 5). */
function refuseShop(state: State, shop: Shop): RefusalCode<Citadel> | null {
  if (shop === 'pawnshop') return null
  if (state.rules.version === 'basic') return 'not-in-this-version'
  return countBuilt(state, state.onTurn, 'trade') === 0 ? 'no-trade-building' : null
}

/** Returns the bricks that a shop pays for a card. The Pawnshop pays half the value, rounded up. */
export const givenFor = (card: BuildingId, shop: Shop): number => {
  const { value } = buildingOf(card)
  return shop === 'pawnshop' ? Math.ceil(value / 2) : value
}

/** Returns the price of a card in a shop. */
export const askedFor = (card: BuildingId, shop: Shop): number =>
  shop === 'pawnshop' ? FROM_PAWNSHOP : buildingOf(card).value

const timesIn = (cards: readonly BuildingId[], card: BuildingId): number =>
  cards.filter((one) => one === card).length

/** Returns the number of cards of a kind in both shops. */
const lyingIn = (state: State, card: BuildingId): number =>
  SHOPS.reduce((sum, shop) => sum + countOf(displayOf(state, shop), card), 0)

/** Sells a card to a shop, face up. Not one that was bought in this turn [C 14]. */
export const sell: ActionRule<'sell'> = {
  phases: ['act'],
  refuse(state, { card: word, shop }) {
    const closed = refuseShop(state, shop)
    if (closed) return refused(closed)
    const card = held(state, state.onTurn, word)
    if (!card) return refused('not-in-hand')
    const free = heldOf(state, state.onTurn, card) - timesIn(state.spent.bought, card)
    return free > 0 ? null : refused('bought-this-turn')
  },
  apply({ state, emit }, { card: word, shop }) {
    const seat = state.onTurn
    const card = held(state, seat, word)
    if (!card) return
    const count = givenFor(card, shop)
    takeFromHand(state, seat, card)
    state[shop] = withMore(displayOf(state, shop), card)
    moveBricks(state, seat, count)
    state.spent.sold.push(card)
    emit?.({ type: 'sold', seat, card, shop, count })
  },
  candidates: (state) =>
    kindsHeld(state, state.onTurn).flatMap((card) =>
      SHOPS.map((shop) => ({ type: 'sell' as const, card, shop })),
    ),
}

/** Buys a card from a shop, seen by all. Cards sold in this turn must stay, counted by kind over both shops [C 14]. */
export const buy: ActionRule<'buy'> = {
  phases: ['act'],
  refuse(state, { card, shop }) {
    const closed = refuseShop(state, shop)
    if (closed) return refused(closed)
    if (!isBuilding(card) || countOf(displayOf(state, shop), card) === 0) return refused('not-for-sale')
    if (lyingIn(state, card) <= timesIn(state.spent.sold, card)) return refused('sold-this-turn')
    return refusedIf(seatOf(state, state.onTurn).bricks < askedFor(card, shop) ? 'too-few-bricks' : null)
  },
  apply({ state, emit }, { card, shop }) {
    if (!isBuilding(card)) return
    const seat = state.onTurn
    const count = askedFor(card, shop)
    state[shop] = withMore(displayOf(state, shop), card, -1)
    moveBricks(state, seat, -count)
    addToHand(state, seat, card, true)
    state.spent.bought.push(card)
    emit?.({ type: 'bought', seat, card, shop, count })
  },
  candidates: (state) =>
    SHOPS.flatMap((shop) =>
      kindsIn(displayOf(state, shop), BUILDING_IDS).map((card) => ({ type: 'buy' as const, card, shop })),
    ),
}
