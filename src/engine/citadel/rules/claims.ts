import { groundOf, type Plot } from '../board.ts'
import type { Table } from '../kind.ts'
import type { Seat, State } from '../state.ts'
import { judgeLand } from './outcome.ts'
import { ownerOf } from './plots.ts'
import { settlePowers } from './powers.ts'
import { areRivals, knightsLeft, moveBricks } from './seats.ts'

/** A seat takes a free plot for so many bricks; what stands there comes with it. By `claim` it may besiege [C 23]. */
export function takePlot(table: Table, plot: Plot, count: number, because: 'charter' | null): void {
  const { state, emit } = table
  const seat = state.onTurn
  moveBricks(state, seat, -count)
  state.owners[plot] = seat
  emit?.({ type: 'claimed', plot, seat, count, because })
  if (because === null) besiege(table, plot)
  settlePowers(table)
  judgeLand(table)
}

/** What falls is judged before anything changes hands, and taken as long as there is a Knight [C 23]. */
function besiege({ state, emit }: Table, claimed: Plot): void {
  const seat = state.onTurn
  for (const plot of fallingWith(state, seat, claimed)) {
    const from = ownerOf(state, plot)
    if (from === null || knightsLeft(state, seat) === 0) return
    state.owners[plot] = seat
    emit?.({ type: 'besieged', plot, seat, from, because: claimed })
  }
}

/** The rivals' plots that are cut off once a seat owns a plot, by name; none in the basic game [C 23]. */
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
