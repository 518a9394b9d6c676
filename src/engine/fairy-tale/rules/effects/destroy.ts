import { directionTo, neighbour } from '../../../kernel/boards/square.ts'
import { faceOf } from '../../tiles.ts'
import { isOurs } from '../ours.ts'
import type { EffectRules } from './effect.ts'

/** Removes a tile from the game with all its monsters. Refused while a character, a soldier or a villager is on it [R 19]. */
export const destroy: EffectRules = {
  ways: [{}],

  judge(state, { at }) {
    const guarded = isOurs(state, at)
    return () => (guarded ? { code: 'somebody-stands-there' } : null)
  },

  perform(context, { at, tile }, _how, from) {
    const { state, emit } = context
    const monsters = tile.monsters.map(({ n }) => n)
    const face = faceOf(tile)
    delete state.tiles[at]
    const hooks = context.expansions?.hooks
    hooks?.forgets(state, at, face, 'destroyed')
    emit?.({ type: 'tile-destroyed', seat: state.onTurn, at, face, monsters })
    const line = directionTo(from, at)
    hooks?.left(context, at, face, 'destroyed')
    if (line) hooks?.exploded(context, neighbour(at, line))
  },
}
