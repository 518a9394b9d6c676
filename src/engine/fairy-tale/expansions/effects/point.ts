import { DIRECTIONS } from '../../../kernel/boards/square.ts'
import type { EffectRules } from '../../rules/effects/effect.ts'
import { hasRoad } from '../../tiles.ts'
import { isSwitched, noteSwitched } from '../switched.ts'

/** A signpost is turned to another road of its own tile, once a turn [R 50]. */
export const point: EffectRules = {
  toItself: true,
  ways: DIRECTIONS.map((side) => ({ side })),

  judge(state, { at, tile }) {
    const sign = tile.symbols.find(({ symbol }) => symbol === 'signpost')
    return ({ side = 'north' }) => {
      if (isSwitched(state, at, 'signpost')) return { code: 'switched-already' }
      if (!hasRoad(tile.roads, side)) return { code: 'no-road-out', edge: side }
      return sign?.sides[0] === side ? { code: 'points-so-already' } : null
    }
  },

  perform({ state, emit }, { at, tile }, { side = 'north' }) {
    tile.symbols = tile.symbols.map((one) => (one.symbol === 'signpost' ? { ...one, sides: [side] } : one))
    noteSwitched(state, { at, symbol: 'signpost', side: null })
    emit?.({ type: 'sign-turned', seat: state.onTurn, at, side })
  },
}
