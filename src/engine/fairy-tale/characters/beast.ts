import type { Place } from '../../kernel/boards/square.ts'
import { buildingRules } from '../buildings.ts'
import type { CharacterRules } from '../hooks/character.ts'
import { endsGame } from '../rules/goal.ts'
import { nextTo, refuseWay } from '../rules/steps.ts'
import type { State } from '../state.ts'

/**
 * The Beast holds the monsters on his tile. Unless he cannot leave it, he may not end two consecutive turns on one tile [R 29]. His last
 * step must not return to that tile, so that he cannot get stuck. A step that wins the game is always allowed.
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

/** True if some step leads away from a place, onto a joined and open tile that does not send characters back. */
const canGo = (state: State, at: Place): boolean =>
  nextTo(state, at).some((to) => !refuseWay(state, at, to) && !sendsBack(state, to))

const sendsBack = ({ tiles }: State, at: Place): boolean =>
  buildingRules(tiles[at]?.building ?? null)?.sendsBack === true
