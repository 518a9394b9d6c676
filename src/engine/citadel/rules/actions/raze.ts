import { parsePlot, plotName } from '../../board.ts'
import { destroy } from '../losses.ts'
import { builtOn, ownerOf, standingOn } from '../plots.ts'
import { moveBricks, seatOf } from '../seats.ts'
import { type ActionRule, refused } from './action-rule.ts'

/** Price of razing, in bricks. */
export const PRICE_OF_RAZING = 5

/** Removes a building of one's own from the game [C 17]. */
export const raze: ActionRule<'raze'> = {
  phases: ['act'],
  refuse(state, { plot: name }) {
    const plot = parsePlot(name)
    if (plot === null) return refused('no-such-plot')
    if (ownerOf(state, plot) !== state.onTurn) return refused('not-your-plot')
    if (standingOn(state, plot) === null) return refused('no-building')
    return seatOf(state, state.onTurn).bricks < PRICE_OF_RAZING ? refused('too-few-bricks') : null
  },
  apply(context, { plot: name }) {
    const plot = parsePlot(name)
    if (plot === null) return
    moveBricks(context.state, context.state.onTurn, -PRICE_OF_RAZING)
    destroy(context, plot, 'raze')
  },
  candidates: (state) =>
    builtOn(state, state.onTurn).map(({ plot }) => ({ type: 'raze', plot: plotName(plot) })),
}
