import { type Action, copyOf, fortland, type State } from '../../../../engine/fortland/index.ts'
import type { Chance } from '../../../../engine/kernel/index.ts'
import { apprentice, cub, type Player, planOf } from '../../bots/index.ts'

/** Does anything that is allowed: the measure of what no thought at all achieves. */
const random: Player = (state, luck) => {
  const actions = fortland.list(state)
  const action = actions[luck.draw(actions.length)]
  if (!action) throw new Error('There is nothing to do, and the game is not over.')
  return action
}

export const PLAYER_NAMES = ['guardian', 'apprentice', 'cub', 'random'] as const

export type PlayerName = (typeof PLAYER_NAMES)[number]

const AT_ONCE = { apprentice, cub, random } as const satisfies Record<Exclude<PlayerName, 'guardian'>, Player>

/** Who plays in the simulator. The guardian thinks once a turn, and then does what it meant to do. */
export const playerOf = (name: PlayerName): Player => (name === 'guardian' ? planned(planOf) : AT_ONCE[name])

function planned(plan: (state: State, luck: Chance) => readonly Action[]): Player {
  let left: Action[] = []
  return (state, luck) => {
    if (left.length === 0) left = [...plan(copyOf(state), luck)]
    const [next = { type: 'end' }, ...later] = left
    left = later
    return next
  }
}
