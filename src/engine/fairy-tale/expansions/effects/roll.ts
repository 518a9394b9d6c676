import { isShut } from '../../rules/bars.ts'
import type { EffectRules } from '../../rules/effects/effect.ts'
import { isOurs } from '../../rules/ours.ts'
import { refuseRoad } from '../../rules/steps.ts'
import { isLower, pathOfStone } from '../river.ts'

/** A stone rolls downhill over the tile next door and on; not while one of ours stands on its way [R 47]. */
export const rollEffect: EffectRules = {
  followsRoads: true,
  ways: [{}],

  refuse(state, from, at) {
    if (!isLower(at, from)) return { code: 'not-downhill' }
    const building = state.tiles[at]?.building
    return (
      refuseRoad(state, from, at) ??
      (building && isShut(state, at) ? { code: 'building-stays', building } : null)
    )
  },

  judge(state, { at }, from) {
    const held = pathOfStone(state, from, at).some((place) => isOurs(state, place))
    return () => (held ? { code: 'somebody-stands-there' } : null)
  },

  perform({ state, emit }, { at }, _how, from) {
    const path = pathOfStone(state, from, at)
    const monsters = path.flatMap((place) => (state.tiles[place]?.monsters ?? []).map(({ n }) => n))
    for (const place of path) {
      const tile = state.tiles[place]
      if (tile) tile.monsters = []
    }
    emit?.({ type: 'boulder-rolled', seat: state.onTurn, from, path, monsters })
  },
}
