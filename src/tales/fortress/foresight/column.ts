import { blowsOf, type CreatureId, copyOf, fortress, type State } from '../../../engine/fortress/index.ts'
import { scriptedChance, simulate } from '../../../engine/kernel/index.ts'
import { type AssaultOdds, assaultOdds } from './assault-odds.ts'
import { totalNextTurn } from './totals.ts'

/** What closing the column comes to. */
export interface ColumnSum {
  slain: CreatureId[]
  fallen: CreatureId[]
  /** Defenders who are left. */
  left: number
  /** The total of an assault in the next turn, with all who are left. */
  total: number
  /** The chances of that assault, where nobody is left to stand between. */
  assault: AssaultOdds | null
  /** Nobody is left to fight with, and nobody to come: the siege is lost by it [S 17]. */
  loses: boolean
}

/** What would come of the fight as the column stands; null where nobody is sent. */
export function columnSum(state: State): ColumnSum | null {
  if (state.column.length === 0) return null
  const after = copyOf(state)
  const blows = blowsOf(state)
  if (simulate(fortress, after, { type: 'fight' }, scriptedChance({}))) return null
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
