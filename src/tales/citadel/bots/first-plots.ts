import {
  type Action,
  CATEGORIES,
  citadel,
  groundOf,
  ownerOf,
  type Plot,
  parsePlot,
  plotsOf,
  refuseSite,
  type State,
  seatOf,
} from '../../../engine/citadel/index.ts'
import type { Rng } from '../../../engine/kernel/index.ts'

/** Features of a first plot. */
const PLOT_TERMS = ['premium', 'free', 'fits', 'takes', 'dots'] as const
type PlotTerm = (typeof PLOT_TERMS)[number]
type PlotTerms = Readonly<Record<PlotTerm, number>>

/** Points for one of each feature: premium, free neighbours, cards of the hand that fit, categories that fit, dots. */
const WEIGHTS: PlotTerms = { premium: 1.4, free: 0.25, fits: 0.5, takes: 0.2, dots: -0.45 }

/** Returns the features of a free plot for the seat on turn. */
function termsOf(state: State, plot: Plot): PlotTerms {
  const { premium, dots, neighbours, road, byRiver } = groundOf(plot)
  const { hand } = seatOf(state, state.onTurn)
  return {
    premium,
    dots,
    free: neighbours.filter((beside) => ownerOf(state, beside) === null).length,
    fits: hand.filter(({ card }) => card && refuseSite(state, card, plot) === null).length,
    takes: CATEGORIES.length - (byRiver ? 1 : 0) - (road ? 0 : 1),
  }
}

function worthOf(state: State, plot: Plot): number {
  const terms = termsOf(state, plot)
  return PLOT_TERMS.reduce((sum, term) => sum + WEIGHTS[term] * terms[term], 0)
}

/** Returns the features that make a first plot better than most alternatives, the most valuable one first. */
export function meritsOf(state: State, plot: Plot): { readonly term: PlotTerm; readonly count: number }[] {
  const terms = termsOf(state, plot)
  const others = citadel
    .list(state)
    .flatMap((action) => (action.type === 'choose' ? [parsePlot(action.plot)] : []))
    .flatMap((other) => (other === null || other === plot ? [] : [termsOf(state, other)]))
  return PLOT_TERMS.map((term) => {
    const mean = others.reduce((sum, other) => sum + other[term], 0) / Math.max(1, others.length)
    const worse = others.filter((other) => WEIGHTS[term] * other[term] < WEIGHTS[term] * terms[term])
    const isBetter = worse.length > others.length / 2
    return { term, count: terms[term], isBetter, merit: WEIGHTS[term] * (terms[term] - mean) }
  })
    .filter(({ isBetter, merit }) => isBetter && merit > 0)
    .toSorted((one, other) => other.merit - one.merit)
    .map(({ term, count }) => ({ term, count }))
}

/** Picks a first plot by rule of thumb. Takes a third plot only if it is cheap, because more ground means more income. */
export function firstPlot(state: State, actions: readonly Action[], luck: Rng): Action | null {
  const choices = actions.flatMap((action) => {
    const plot = action.type === 'choose' ? parsePlot(action.plot) : null
    return plot === null ? [] : [{ action, worth: worthOf(state, plot) }]
  })
  const best = Math.max(...choices.map(({ worth }) => worth))
  const first = choices.filter(({ worth }) => worth === best)
  const stop = actions.find(({ type }) => type === 'stop')
  if (stop && (first.length === 0 || best < 0 || plotsOf(state, state.onTurn).length === 0)) return stop
  return first[luck.draw(first.length)]?.action ?? null
}
