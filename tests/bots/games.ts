import type { Config, State } from '../../src/engine/fairy-tale/index.ts'
import { randomState, seededChance, simulate } from '../../src/engine/kernel/index.ts'
import type { Player } from '../../src/tales/fairy-tale/bots/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'

/** Turns beyond which no game of a sensible player goes on. */
const LONGEST = 300

/** Plays a whole game with one player for all seats. Throws when it does what is not allowed, or never ends. */
export function playedBy(player: Player, config: Config, seed: number): State {
  const state = fairyTale.begin(config, seed)
  const luck = seededChance({ random: randomState(seed + 1) })
  while (!state.outcome) {
    const action = player(state, luck)
    const refusal = simulate(fairyTale, state, action, seededChance(state))
    if (refusal) throw new Error(`${JSON.stringify(action)} was refused: ${refusal.code}`)
    if (state.turn > LONGEST) throw new Error(`Nobody has won or lost after ${LONGEST} turns.`)
  }
  return state
}
