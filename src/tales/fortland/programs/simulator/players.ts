import { type Action, copyOf, fortland, type State } from '../../../../engine/fortland/index.ts'
import type { Chance } from '../../../../engine/kernel/index.ts'
import { anyAction, byPlan } from '../../../../programs/simulator/play-to-end.ts'
import { apprentice, cub, type Player, planOf } from '../../bots/index.ts'

/** Does anything that is allowed: the measure of what no thought at all achieves. */
const random: Player = (state, luck) => anyAction(fortland.list(state), luck)

export const PLAYER_NAMES = ['guardian', 'apprentice', 'cub', 'random'] as const

export type PlayerName = (typeof PLAYER_NAMES)[number]

const AT_ONCE = { apprentice, cub, random } as const satisfies Record<Exclude<PlayerName, 'guardian'>, Player>

/** Who plays in the simulator. The guardian thinks once a turn, and then does what it meant to do. */
export const playerOf = (name: PlayerName): Player => (name === 'guardian' ? byPlan(turnOf) : AT_ONCE[name])

/** The guardian's plan for its turn; it plans on a state that does not change meanwhile. */
function turnOf(state: State, luck: Chance): readonly Action[] {
  const plan = planOf(copyOf(state), luck)
  return plan.length > 0 ? plan : [{ type: 'end' }]
}
