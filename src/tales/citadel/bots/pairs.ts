/** A card of a hand: what it is worth, and whether a bare plot of one's own takes it. */
export interface Offer {
  readonly value: number
  readonly fits: boolean
}

/** Where may be built: bare plots of one's own, and what the cheapest plot costs that could be claimed. */
export interface PlotSupply {
  readonly bare: number
  readonly cheapest: number
}

/** What a pawnbroker gives for a card. */
const pawned = (value: number): number => Math.ceil(value / 2)

/**
 * The most points that one or two cards of a hand would bring with so many bricks, about: what is wanting is claimed, and
 * the other cards are sold.
 */
export function bestPair(offers: readonly Offer[], bricks: number, { bare, cheapest }: PlotSupply): number {
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
