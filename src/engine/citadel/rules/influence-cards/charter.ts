import { groundOf, PLOTS, type Plot, parsePlot, plotName } from '../../board.ts'
import { takePlot } from '../claims.ts'
import { ownerOf } from '../plots.ts'
import { knightsLeft, seatOf } from '../seats.ts'
import type { InfluenceCardRule } from './card.ts'

/** Returns the price of a plot by Charter: half its dots, rounded up. */
export const charterPrice = (plot: Plot): number => Math.ceil(groundOf(plot).dots / 2)

/** Takes any free plot for half its dots. The plot is no claim, and cannot besiege. */
export const charter: InfluenceCardRule = {
  refuse(state, target) {
    const plot = parsePlot(target)
    if (plot === null || ownerOf(state, plot) !== null) return 'bad-target'
    if (knightsLeft(state, state.onTurn) === 0) return 'no-knights'
    return seatOf(state, state.onTurn).bricks < charterPrice(plot) ? 'too-few-bricks' : null
  },
  perform(context, target) {
    const plot = parsePlot(target)
    if (plot !== null) takePlot(context, plot, charterPrice(plot), 'charter')
  },
  targets: () => PLOTS.map(plotName),
}
