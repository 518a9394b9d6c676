import { parsePlot, plotName } from '../../board.ts'
import { type BuildingId, buildingOf } from '../../buildings.ts'
import type { State } from '../../state.ts'
import { held, kindsHeld, takeFromHand } from '../hands.ts'
import { ownerOf, plotsOf, standingOn } from '../plots.ts'
import { settlePowers } from '../powers.ts'
import { moveBricks, seatOf } from '../seats.ts'
import { refuseSite } from '../site.ts'
import { type ActionRule, refused } from './action-rule.ts'

/** Buildings a turn, without Master Builders. */
const BUILDS = 2

/** Returns the number of buildings left in this turn. */
export const buildsLeft = ({ spent }: Pick<State, 'spent'>): number => BUILDS + spent.masters - spent.builds

/** Returns the current price of a building; 0 after a Donation. */
export const costOf = ({ spent }: Pick<State, 'spent'>, card: BuildingId): number =>
  spent.donations > 0 ? 0 : buildingOf(card).value

/** Builds on a plot of one's own where the category is allowed (sections 2 and 5). */
export const build: ActionRule<'build'> = {
  phases: ['act'],
  refuse(state, { card: word, plot: name }) {
    const seat = state.onTurn
    const card = held(state, seat, word)
    if (!card) return refused('not-in-hand')
    if (buildsLeft(state) <= 0) return refused('builds-spent')
    const plot = parsePlot(name)
    if (plot === null) return refused('no-such-plot')
    if (ownerOf(state, plot) !== seat) return refused('not-your-plot')
    if (standingOn(state, plot) !== null) return refused('plot-built')
    const site = refuseSite(state, card, plot, state.spent.dispensations > 0)
    if (site) return refused(site)
    return seatOf(state, seat).bricks < costOf(state, card) ? refused('too-few-bricks') : null
  },
  apply(context, { card: word, plot: name }) {
    const { state, emit } = context
    const seat = state.onTurn
    const card = held(state, seat, word)
    const plot = parsePlot(name)
    if (!card || plot === null) return
    const count = costOf(state, card)
    moveBricks(state, seat, -count)
    takeBoughtFirst(state, card)
    takeFromHand(state, seat, card)
    state.buildings[plot] = card
    state.spent.builds += 1
    // All Donations and Dispensations played before are used up by this building, even if not needed.
    state.spent.donations = 0
    state.spent.dispensations = 0
    emit?.({ type: 'built', seat, card, plot, count })
    settlePowers(context)
  },
  candidates(state) {
    const plots = plotsOf(state, state.onTurn).filter((plot) => standingOn(state, plot) === null)
    return kindsHeld(state, state.onTurn).flatMap((card) =>
      plots.map((plot) => ({ type: 'build' as const, card, plot: plotName(plot) })),
    )
  },
}

/** Of two copies, the one that was bought this turn is built first [C 14]. */
function takeBoughtFirst({ spent: { bought } }: State, card: BuildingId): void {
  const index = bought.indexOf(card)
  if (index !== -1) bought.splice(index, 1)
}
