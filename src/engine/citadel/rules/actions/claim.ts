import { groundOf, PLOTS, parsePlot, plotName } from '../../board.ts'
import { takePlot } from '../claims.ts'
import { bordersOn, ownerOf } from '../plots.ts'
import { knightsLeft, seatOf } from '../seats.ts'
import { type ActionRule, refused } from './action-rule.ts'

/** Maximum of claims in a turn. */
export const MOST_CLAIMS = 2

/** Buys a free plot beside one's own for its dots (section 5) [C 16]. */
export const claim: ActionRule<'claim'> = {
  phases: ['act'],
  refuse(state, { plot: name }) {
    const seat = state.onTurn
    const plot = parsePlot(name)
    if (plot === null) return refused('no-such-plot')
    if (state.spent.claims >= MOST_CLAIMS) return refused('claims-spent')
    if (ownerOf(state, plot) !== null) return refused('plot-taken')
    if (!bordersOn(state, plot, seat) && state.owners.includes(seat)) return refused('not-bordering')
    if (knightsLeft(state, seat) === 0) return refused('no-knights')
    return seatOf(state, seat).bricks < groundOf(plot).dots ? refused('too-few-bricks') : null
  },
  apply(context, { plot: name }) {
    const plot = parsePlot(name)
    if (plot === null) return
    context.state.spent.claims += 1
    takePlot(context, plot, groundOf(plot).dots, null)
  },
  candidates: (state) =>
    PLOTS.filter((plot) => ownerOf(state, plot) === null).map((plot) => ({
      type: 'claim',
      plot: plotName(plot),
    })),
}
