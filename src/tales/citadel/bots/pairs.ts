/** A card of a hand: its value, and whether it fits a bare plot of the seat. */
export interface PricedCard {
  readonly value: number
  readonly fits: boolean
}

/** Room for buildings: the seat's bare plots, and the price of the cheapest plot that it could claim. */
export interface PlotSupply {
  readonly bare: number
  readonly cheapest: number
}

/** Bricks that the pawnshop pays for a card. */
const pawned = (value: number): number => Math.ceil(value / 2)

/**
 * Estimates the most points that one or two cards of a hand bring with these bricks. Missing plots are claimed, and the other cards
 * are sold.
 */
export function bestPair(
  offers: readonly PricedCard[],
  bricks: number,
  { bare, cheapest }: PlotSupply,
): number {
  const sold = offers.reduce((sum, { value }) => sum + pawned(value), 0)
  let most = 0
  for (const [index, one] of offers.entries())
    for (const other of [null, ...offers.slice(index + 1)]) {
      const both = other ? [one, other] : [one]
      const value = both.reduce((sum, offer) => sum + offer.value, 0)
      if (value <= most) continue
      const price = both.reduce((sum, offer) => sum + offer.value + pawned(offer.value), 0) - sold
      const unfit = both.filter(({ fits }) => !fits).length
      const claims = Math.max(unfit, both.length - bare)
      if (price + claims * cheapest <= bricks) most = value
    }
  return most
}
