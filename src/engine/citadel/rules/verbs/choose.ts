import { parsePlot, plotName } from '../../board.ts'
import type { Seat, State } from '../../state.ts'
import type { Table } from '../../table.ts'
import { allotmentOf, firstPlots, hasEnough, refuseFirstPlot } from '../first-plots.ts'
import { plotsOf } from '../plots.ts'
import { playing, seatOf } from '../seats.ts'
import { beginTurn } from '../turn.ts'
import { refused, refusedIf, type Verb } from './verb.ts'

/** Choosing a first plot, which costs nothing (section 3) [C 9] [C 10]. */
export const choose: Verb<'choose'> = {
  phases: ['choose'],
  refuse(state, { plot: name }) {
    const plot = parsePlot(name)
    return plot === null ? refused('no-such-plot') : refusedIf(refuseFirstPlot(state, state.onTurn, plot))
  },
  perform(table, { plot: name }) {
    const { state, emit } = table
    const seat = state.onTurn
    const plot = parsePlot(name)
    if (plot === null) return
    state.owners[plot] = seat
    emit?.({ type: 'chosen', plot, seat })
    if (plotsOf(state, seat).length === allotmentOf(state).most) seatOf(state, seat).done = true
    letNextChoose(table)
  },
  wishes: (state) =>
    firstPlots(state, state.onTurn).map((plot) => ({ type: 'choose', plot: plotName(plot) })),
}

/** Having chosen enough. */
export const stop: Verb<'stop'> = {
  phases: ['choose'],
  refuse: (state) => (hasEnough(state, state.onTurn) ? null : refused('choose-more')),
  perform(table) {
    seatOf(table.state, table.state.onTurn).done = true
    letNextChoose(table)
  },
  wishes: () => [{ type: 'stop' }],
}

/** The next seat anticlockwise that has not done chooses; when all have, the first turn begins [C 8]. */
export function letNextChoose(table: Table): void {
  const { state } = table
  const next = nextToChoose(state)
  if (next !== null) state.onTurn = next
  else beginTurn(table, playing(state)[0] ?? state.onTurn, 1)
}

function nextToChoose(state: State): Seat | null {
  const waiting = playing(state).filter((seat) => !seatOf(state, seat).done)
  return waiting.filter((seat) => seat < state.onTurn).at(-1) ?? waiting.at(-1) ?? null
}
