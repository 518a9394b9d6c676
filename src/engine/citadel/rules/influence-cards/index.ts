import type { Plot } from '../../board.ts'
import { buildingOf, CATEGORIES, type Category } from '../../buildings.ts'
import type { InfluenceId } from '../../influence.ts'
import type { State } from '../../state.ts'
import { incomeOf, pay } from '../income.ts'
import { destroy, vacate } from '../losses.ts'
import { standingOn } from '../plots.ts'
import { moveBricks, seatOf } from '../seats.ts'
import { atNothing, atPlot, atRival, type InfluenceCardRule, seatNamed } from './card.ts'
import { charter } from './charter.ts'

/** Bricks of a Loan, and maximum bricks of a Purse. */
const LENT = 5
const PURSED = 3

/** Maximum value of a building for Banishment, and for the Torch. */
const BANISHED = 3
const BURNT = 2

const valueOn = (state: State, plot: Plot): number => {
  const building = standingOn(state, plot)
  return building ? buildingOf(building).value : Number.POSITIVE_INFINITY
}

const category = (word: string): Category | null => CATEGORIES.find((one) => one === word) ?? null

const crier: InfluenceCardRule = {
  refuse(state, target) {
    const wished = category(target)
    return wished && incomeOf(state, state.onTurn, wished) ? null : 'bad-target'
  },
  perform(context, target) {
    const wished = category(target)
    if (wished) pay(context, context.state.onTurn, wished)
  },
  targets: () => [...CATEGORIES],
}

/** A card that cannot be played, because it acts automatically in the situation that its text names. */
const byItself: InfluenceCardRule = { refuse: () => 'plays-by-itself', targets: () => [] }

/** Rules of every Influence card (section 7) [C 19] [C 20] [C 22]. */
export const INFLUENCE_CARDS: Readonly<Record<InfluenceId, InfluenceCardRule>> = {
  desertion: atPlot(
    true,
    (state, plot) => standingOn(state, plot) === null,
    (context, plot) => vacate(context, plot, 'desertion'),
  ),
  banishment: atPlot(
    true,
    (state, plot) => valueOn(state, plot) <= BANISHED,
    (context, plot) => vacate(context, plot, 'banishment'),
  ),
  torch: atPlot(
    false,
    (state, plot) => valueOn(state, plot) <= BURNT,
    (context, plot) => destroy(context, plot, 'torch'),
  ),
  loan: atNothing((state) => {
    moveBricks(state, state.onTurn, LENT)
  }),
  purse: atRival((state, seat) => seatOf(state, seat).bricks > 0, {
    perform({ state, emit }, target) {
      const seat = seatNamed(state, target)
      if (seat === null) return
      const count = moveBricks(state, seat, -PURSED)
      moveBricks(state, state.onTurn, -count)
      emit?.({ type: 'bricks', seat, count, because: 'purse' })
    },
  }),
  'master-builders': atNothing((state) => {
    state.spent.masters += 1
  }),
  donation: atNothing((state) => {
    state.spent.donations += 1
  }),
  charter,
  spy: atRival((state, seat) => seatOf(state, seat).hand.length > 0, {
    silently(state, target) {
      const from = seatNamed(state, target)
      if (from !== null) state.questions.push({ type: 'take', seat: state.onTurn, from })
    },
  }),
  'safe-conduct': byItself,
  exemption: byItself,
  crier,
  dispensation: atNothing((state) => {
    state.spent.masters += 1
    state.spent.dispensations += 1
  }),
}
