import { refusedIf } from '../../../kernel/action-rules.ts'
import { parsePlot, plotName } from '../../board.ts'
import type { Seat, State } from '../../state.ts'
import type { RuleContext } from '../../types.ts'
import { allotmentOf, firstPlots, hasEnough, refuseFirstPlot } from '../first-plots.ts'
import { plotsOf } from '../plots.ts'
import { playing, seatOf } from '../seats.ts'
import { beginTurn } from '../turn.ts'
import { type ActionRule, refused } from './action-rule.ts'

/** Chooses a first plot, free of charge (section 3) [C 9] [C 10]. */
export const choose: ActionRule<'choose'> = {
  phases: ['choose'],
  refuse(state, { plot: name }) {
    const plot = parsePlot(name)
    return plot === null ? refused('no-such-plot') : refusedIf(refuseFirstPlot(state, state.onTurn, plot))
  },
  apply(context, { plot: name }) {
    const { state, emit } = context
    const seat = state.onTurn
    const plot = parsePlot(name)
    if (plot === null) return
    state.owners[plot] = seat
    if (plotsOf(state, seat).length === allotmentOf(state).most) seatOf(state, seat).done = true
    letNextChoose(state)
    emit?.({ type: 'chosen', plot, seat })
    beginWhenChosen(context)
  },
  candidates: (state) =>
    firstPlots(state, state.onTurn).map((plot) => ({ type: 'choose', plot: plotName(plot) })),
}

/** Ends one's own choice of first plots. */
export const stop: ActionRule<'stop'> = {
  phases: ['choose'],
  refuse: (state) => (hasEnough(state, state.onTurn) ? null : refused('choose-more')),
  apply(context) {
    seatOf(context.state, context.state.onTurn).done = true
    letNextChoose(context.state)
    beginWhenChosen(context)
  },
  candidates: () => [{ type: 'stop' }],
}

/** Passes to the next seat anticlockwise that still has to choose [C 8]. */
export function letNextChoose(state: State): void {
  const waiting = waitingToChoose(state)
  state.onTurn = waiting.filter((seat) => seat < state.onTurn).at(-1) ?? waiting.at(-1) ?? state.onTurn
}

/** Begins the first turn once all seats have chosen. */
export function beginWhenChosen(context: RuleContext): void {
  const [first] = playing(context.state)
  if (first !== undefined && waitingToChoose(context.state).length === 0) beginTurn(context, first, 1)
}

const waitingToChoose = (state: State): Seat[] => playing(state).filter((seat) => !seatOf(state, seat).done)
