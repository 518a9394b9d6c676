import { type Action, citadel, type Seat, type State } from '../../../engine/citadel/index.ts'
import type { Rng } from '../../../engine/kernel/index.ts'
import { pickOne } from '../../../players/player.ts'
import { firstPlot } from './first-plots.ts'
import { plansOf } from './plan.ts'
import type { Player } from './player.ts'

/** Returns the seat that must act: the one with an open question, else the one on turn. */
export const actor = ({ questions: [first], onTurn }: State): Seat => first?.seat ?? onTurn

/** Always takes the best single step. */
export const page: Player = (seen, luck) => byBeam({ width: 1, depth: 1 })(seen, luck)

/** Searches its turn with a beam, and returns the first action of the best plan. */
export const byBeam =
  (beam: { width: number; depth: number }): Player =>
  (seen, luck) => {
    const actions = citadel.list(seen)
    if (actions.length === 1 && actions[0]) return actions[0]
    const chosen = seen.phase === 'choose' ? firstPlot(seen, actions, luck) : null
    if (chosen) return chosen
    const [best] = plansOf(seen, actor(seen), beam, luck)
    return best?.actions[0] ?? anyOf(actions, luck)
  }

/** Takes a random allowed action, after a random kind of action. The baseline for measurements. */
export function anyOf(actions: readonly Action[], luck: Rng): Action {
  const type = pickOne([...new Set(actions.map(({ type }) => type))], luck)
  return pickOne(
    actions.filter((action) => action.type === type),
    luck,
  )
}

/** Searches its whole turn. */
export const knight: Player = byBeam({ width: 5, depth: 8 })
