import { blowsOf, type CreatureId, copyOf, fortress, type State } from '../../../engine/fortress/index.ts'
import { playInPlace, scriptedRng } from '../../../engine/kernel/index.ts'
import { type AssaultOdds, assaultOdds } from './assault-odds.ts'
import { totalNextTurn } from './totals.ts'

/** The result of closing the column. */
export interface ColumnSum {
  slain: CreatureId[]
  fallen: CreatureId[]
  /** Number of remaining defenders. */
  left: number
  /** The total of an assault in the next turn with all survivors. */
  total: number
  /** The odds of that assault if the wall is empty, else null. */
  assault: AssaultOdds | null
  /** True if the fight loses the siege: no creature is left, or can still come [S 17]. */
  loses: boolean
}

/** Returns the result of fighting with the present column, or null if it is empty. */
export function columnSum(state: State): ColumnSum | null {
  if (state.column.length === 0) return null
  const after = copyOf(state)
  const blows = blowsOf(state)
  if (playInPlace(fortress, after, { type: 'fight' }, scriptedRng({}))) return null
  const left = after.garrison.length
  const total = totalNextTurn(after)
  const loses = after.outcome !== null
  return {
    slain: blows.flatMap(({ told }) => (told.defenderFalls ? [told.defender] : [])),
    fallen: blows.flatMap(({ told }) => (told.attackerFalls ? [told.attacker] : [])),
    left,
    total,
    assault: left === 0 && !loses ? assaultOdds(total, state.place.walls) : null,
    loses,
  }
}
