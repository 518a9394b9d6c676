/** Shops that buy and sell Building cards. */
export const SHOPS = ['pawnshop', 'market'] as const
export type Shop = (typeof SHOPS)[number]

/**
 * All player actions. Plots, cards and targets are strings in notation. A name that does not exist is refused, like one that is
 * unavailable.
 */
export type Action =
  | { type: 'choose'; plot: string }
  | { type: 'stop' }
  | { type: 'reveal' }
  | { type: 'sell'; card: string; shop: Shop }
  | { type: 'buy'; card: string; shop: Shop }
  | { type: 'buy-pile' }
  | { type: 'claim'; plot: string }
  | { type: 'build'; card: string; plot: string }
  | { type: 'raze'; plot: string }
  | { type: 'hire' }
  /** `target`: a plot, the number of a seat, or a category, depending on the card. */
  | { type: 'play'; card: string; target?: string }
  | { type: 'withdraw'; plot: string }
  | { type: 'discard'; card: string }
  | { type: 'take'; card: string }
  | { type: 'give'; card: string }
  | { type: 'end' }
  | { type: 'resign' }

/** Why an action is not allowed (sections 3, 5 and 7). */
export interface Refusal {
  readonly code:
    | 'game-over'
    | 'question-open'
    | 'wrong-phase'
    | 'no-question'
    | 'not-offered'
    | 'no-such-plot'
    | 'plot-taken'
    | 'borders-own'
    | 'too-many-dots'
    | 'choose-more'
    | 'not-in-this-version'
    | 'no-trade-building'
    | 'not-in-hand'
    | 'bought-this-turn'
    | 'not-for-sale'
    | 'sold-this-turn'
    | 'pile-empty'
    | 'claims-spent'
    | 'not-bordering'
    | 'no-knights'
    | 'builds-spent'
    | 'not-your-plot'
    | 'plot-built'
    | 'inner-circle'
    | 'by-the-river'
    | 'off-the-road'
    | 'road-has-turnpike'
    | 'no-building'
    | 'plays-by-itself'
    | 'bad-target'
    | 'last-plot'
    | 'too-few-bricks'
}
