import { isGoal } from '../../buildings.ts'
import type { EffectRules } from '../../rules/effects/effect.ts'
import { isOurs } from '../../rules/ours.ts'
import { flood, floodFrom, isLower } from '../river.ts'

/** Water runs downward from a lower tile next door; not while one of ours stands where it would run [R 48]. */
export const openSluice: EffectRules = {
  ways: [{}],

  refuse({ tiles }, from, at) {
    if (!isLower(at, from)) return { code: 'not-downhill' }
    const building = tiles[at]?.building
    return building && isGoal({ building }) ? { code: 'building-stays', building } : null
  },

  judge(state, { at }) {
    const held = floodFrom(state, at).some((place) => isOurs(state, place))
    return () => (held ? { code: 'somebody-stands-there' } : null)
  },

  perform: (table, { at }, _how, from) => flood(table, from, floodFrom(table.state, at)),
}
