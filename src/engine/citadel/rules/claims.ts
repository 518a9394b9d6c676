import { groundOf, type Plot } from '../board.ts'
import type { Seat, State } from '../state.ts'
import type { RuleContext } from '../types.ts'
import { judgeLand } from './outcome.ts'
import { ownerOf } from './plots.ts'
import { settlePowers } from './powers.ts'
import { areRivals, knightsLeft, moveBricks } from './seats.ts'

/** The seat on turn takes a free plot, with any building on it, for `count` bricks. Only a claim without a card can besiege [C 23]. */
export function takePlot(context: RuleContext, plot: Plot, count: number, because: 'charter' | null): void {
  const { state, emit } = context
  const seat = state.onTurn
  moveBricks(state, seat, -count)
  state.owners[plot] = seat
  emit?.({ type: 'claimed', plot, seat, count, because })
  if (because === null) besiege(context, plot)
  settlePowers(context)
  judgeLand(context)
}

/** Takes the plots that fall, until no Knight is left. The set of plots is fixed before any owner changes [C 23]. */
function besiege({ state, emit }: RuleContext, claimed: Plot): void {
  const seat = state.onTurn
  for (const plot of fallingWith(state, seat, claimed)) {
    const from = ownerOf(state, plot)
    if (from === null || knightsLeft(state, seat) === 0) return
    state.owners[plot] = seat
    emit?.({ type: 'besieged', plot, seat, from, because: claimed })
  }
}

/** Returns the rivals' plots that would fall if the seat owned a plot, by name. Empty in the basic game [C 23]. */
export function fallingWith(state: State, seat: Seat, claimed: Plot): Plot[] {
  if (state.rules.version === 'basic') return []
  const ownerThen = (plot: Plot): Seat | null => (plot === claimed ? seat : ownerOf(state, plot))
  return groundOf(claimed).neighbours.filter((plot) => {
    const owner = ownerOf(state, plot)
    if (owner === null || !areRivals(state, owner, seat)) return false
    return groundOf(plot).neighbours.every((beside) => {
      const other = ownerThen(beside)
      return other !== null && areRivals(state, other, owner)
    })
  })
}
