import type { Place } from '../../kernel/boards/square.ts'
import { buildingRules } from '../buildings.ts'
import type { CharacterRules } from '../hooks/character.ts'
import { endsGame } from '../rules/goal.ts'
import { nextTo, refuseWay } from '../rules/steps.ts'
import type { State } from '../state.ts'

/**
 * The Beast holds the monsters on his tile. He may not end two of his turns running on one tile, unless
 * he has nowhere to go [R 29]; so that he never gets stuck there, his last step does not lead back to it. A
 * step that ends the game is never forbidden.
 */
export const beast: CharacterRules = {
  memory: { rest: { is: 'place' } },
  holdsMonsters: true,

  refuseEnd(state, { at, memory }, stepsLeft) {
    const mustGo = at === memory['rest'] && stepsLeft > 0 && canGo(state, at)
    return mustGo ? { code: 'may-not-stay' } : null
  },

  refuseStep(state, { memory }, { from, to, stepsLeft }) {
    const target = state.tiles[to]
    const endsAt = sendsBack(state, to) ? from : to
    if (stepsLeft > 1 || endsAt !== memory['rest'] || (target && endsGame(state, target))) return null
    if (endsAt !== from) return { code: 'may-not-return' }
    return canGo(state, from) ? { code: 'may-not-stay' } : null
  },

  turnEnded(seat) {
    seat.memory['rest'] = seat.at
  },
}

/** Whether a step leads away from a place: onto a joined and open tile from which nobody is sent back. */
const canGo = (state: State, at: Place): boolean =>
  nextTo(state, at).some((to) => !refuseWay(state, at, to) && !sendsBack(state, to))

const sendsBack = ({ tiles }: State, at: Place): boolean =>
  buildingRules(tiles[at]?.building ?? null)?.sendsBack === true
