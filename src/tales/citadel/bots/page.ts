import { type Action, citadel, type Seat, type State } from '../../../engine/citadel/index.ts'
import type { Chance } from '../../../engine/kernel/index.ts'
import { pickOne } from '../../../players/player.ts'
import { firstPlot } from './first-plots.ts'
import { plansOf } from './plan.ts'
import type { Player } from './player.ts'

/** Who must act: the seat that is asked, else the one on turn. */
export const actor = ({ questions: [first], onTurn }: State): Seat => first?.seat ?? onTurn

/** One step ahead, and thrifty: it does what stands best at once. */
export const page: Player = (seen, luck) => byBeam({ width: 1, depth: 1 })(seen, luck)

/** Looks through its turn, and does the first action of what stands best. */
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

/** Does anything that is allowed, a kind of action first: the measure of what no thought at all achieves. */
export function anyOf(actions: readonly Action[], luck: Chance): Action {
  const type = pickOne([...new Set(actions.map(({ type }) => type))], luck)
  return pickOne(
    actions.filter((action) => action.type === type),
    luck,
  )
}

/** It looks through its whole turn. */
export const knight: Player = byBeam({ width: 5, depth: 8 })
