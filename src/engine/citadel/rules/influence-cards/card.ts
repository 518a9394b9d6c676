import type { RefusalCode } from '../../../kernel/game.ts'
import { PLOTS, type Plot, parsePlot, plotName } from '../../board.ts'
import type { Citadel, Table } from '../../kind.ts'
import type { Seat, State } from '../../state.ts'
import { ownerOf, plotsOf } from '../plots.ts'
import { areRivals, playing } from '../seats.ts'

/** What an Influence card does, aimed at what a word names; '' where it is aimed at nothing. */
export interface Card {
  /** Why it cannot be aimed so; null if it can. */
  refuse(state: State, target: string): RefusalCode<Citadel> | null
  /** What it does that no event tells of: it is so when the card is seen to be played. */
  silently?(state: State, target: string): void
  /** What it does that events tell of. */
  perform?(table: Table, target: string): void
  /** Every target that it may have now, in a fixed order; those that are refused are left out later. */
  targets(state: State): string[]
  /** The rival that it hits, who may ward it off. */
  victim?(state: State, target: string): Seat | null
}

/** A card that is aimed at nothing. */
export const atNothing = (silently: (state: State) => void): Card => ({
  refuse: () => null,
  silently,
  targets: () => [''],
})

/** A card that is aimed at a rival's plot: in order nobody's or an own one, a last one that it would take, what stands there. */
export const atPlot = (
  takesPlot: boolean,
  fits: (state: State, plot: Plot) => boolean,
  perform: (table: Table, plot: Plot) => void,
): Card => ({
  refuse(state, target) {
    const plot = parsePlot(target)
    const owner = plot === null ? null : ownerOf(state, plot)
    if (plot === null || owner === null || !areRivals(state, owner, state.onTurn)) return 'bad-target'
    if (takesPlot && plotsOf(state, owner).length === 1) return 'last-plot'
    return fits(state, plot) ? null : 'bad-target'
  },
  perform(table, target) {
    const plot = parsePlot(target)
    if (plot !== null) perform(table, plot)
  },
  targets: () => PLOTS.map(plotName),
  victim(state, target) {
    const plot = parsePlot(target)
    return plot === null ? null : ownerOf(state, plot)
  },
})

/** The seat of a number in writing, counted from 1; null where nobody plays there. */
export const seatNamed = (state: State, word: string): Seat | null =>
  playing(state).find((seat) => String(seat + 1) === word) ?? null

/** A card that is aimed at a rival. */
export const atRival = (
  fits: (state: State, seat: Seat) => boolean,
  does: Pick<Card, 'silently' | 'perform'>,
): Card => ({
  refuse(state, target) {
    const seat = seatNamed(state, target)
    const isRival = seat !== null && areRivals(state, seat, state.onTurn)
    return isRival && fits(state, seat) ? null : 'bad-target'
  },
  ...does,
  targets: (state) => playing(state).map((seat) => String(seat + 1)),
  victim: seatNamed,
})
