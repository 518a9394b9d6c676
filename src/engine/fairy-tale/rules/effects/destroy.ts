import { faceOf } from '../../tiles.ts'
import type { EffectRules } from './effect.ts'

/** A tile is out of the game with all monsters on it; not while a character stands there [R 19]. */
export const destroy: EffectRules = {
  ways: [{}],

  judge({ seats }, target) {
    const guarded = seats.some(({ at }) => at === target.at)
    return () => (guarded ? { code: 'somebody-stands-there' } : null)
  },

  perform({ state, emit }, { at, tile }) {
    const monsters = tile.monsters.map(({ n }) => n)
    delete state.tiles[at]
    emit?.({ type: 'tile-destroyed', seat: state.onTurn, at, face: faceOf(tile), monsters })
  },
}
