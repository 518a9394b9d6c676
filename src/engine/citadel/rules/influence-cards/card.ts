import type { RefusalCode } from '../../../kernel/game.ts'
import { PLOTS, type Plot, parsePlot, plotName } from '../../board.ts'
import type { Seat, State } from '../../state.ts'
import type { Citadel, RuleContext } from '../../types.ts'
import { ownerOf, plotsOf } from '../plots.ts'
import { areRivals, playing } from '../seats.ts'

/** Rules of an Influence card. `target` is in notation; '' for cards without a target. */
export interface InfluenceCardRule {
  /** Returns why the target is refused, or null. */
  refuse(state: State, target: string): RefusalCode<Citadel> | null
  /** Effect without events of its own: the event of playing the card implies it. */
  silently?(state: State, target: string): void
  /** Effect with its own events. */
  perform?(context: RuleContext, target: string): void
  /** Returns every possible target in a fixed order. Refused ones are filtered later. */
  targets(state: State): string[]
  /** Returns the targeted rival, who may ward the card off. */
  victim?(state: State, target: string): Seat | null
}

/** A card without a target. */
export const atNothing = (silently: (state: State) => void): InfluenceCardRule => ({
  refuse: () => null,
  silently,
  targets: () => [''],
})

/**
 * A card aimed at a rival's plot. Checks in order: the owner is a rival, the plot is not its last one if it would be lost, and the
 * building fits.
 */
export const atPlot = (
  takesPlot: boolean,
  fits: (state: State, plot: Plot) => boolean,
  perform: (context: RuleContext, plot: Plot) => void,
): InfluenceCardRule => ({
  refuse(state, target) {
    const plot = parsePlot(target)
    const owner = plot === null ? null : ownerOf(state, plot)
    if (plot === null || owner === null || !areRivals(state, owner, state.onTurn)) return 'bad-target'
    if (takesPlot && plotsOf(state, owner).length === 1) return 'last-plot'
    return fits(state, plot) ? null : 'bad-target'
  },
  perform(context, target) {
    const plot = parsePlot(target)
    if (plot !== null) perform(context, plot)
  },
  targets: () => PLOTS.map(plotName),
  victim(state, target) {
    const plot = parsePlot(target)
    return plot === null ? null : ownerOf(state, plot)
  },
})

/** Returns the seat in play with this number, from 1; or null. */
export const seatNamed = (state: State, word: string): Seat | null =>
  playing(state).find((seat) => String(seat + 1) === word) ?? null

/** A card that is aimed at a rival. */
export const atRival = (
  fits: (state: State, seat: Seat) => boolean,
  does: Pick<InfluenceCardRule, 'silently' | 'perform'>,
): InfluenceCardRule => ({
  refuse(state, target) {
    const seat = seatNamed(state, target)
    const isRival = seat !== null && areRivals(state, seat, state.onTurn)
    return isRival && fits(state, seat) ? null : 'bad-target'
  },
  ...does,
  targets: (state) => playing(state).map((seat) => String(seat + 1)),
  victim: seatNamed,
})
