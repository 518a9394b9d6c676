import type { Config, State } from '../../src/engine/fairy-tale/index.ts'
import { playInPlace, randomState, seededRng } from '../../src/engine/kernel/index.ts'
import type { Player } from '../../src/tales/fairy-tale/bots/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'

/** The most turns that a game of a sensible player takes. */
const LONGEST = 300

/** Plays a whole game with one bot for all seats. Throws if an action is refused or the game never ends. */
export function playedBy(player: Player, config: Config, seed: number): State {
  const state = fairyTale.begin(config, seed)
  const luck = seededRng({ random: randomState(seed + 1) })
  while (!state.outcome) {
    const action = player(state, luck)
    const refusal = playInPlace(fairyTale, state, action, seededRng(state))
    if (refusal) throw new Error(`${JSON.stringify(action)} was refused: ${refusal.code}`)
    if (state.turn > LONGEST) throw new Error(`Nobody has won or lost after ${LONGEST} turns.`)
  }
  return state
}
