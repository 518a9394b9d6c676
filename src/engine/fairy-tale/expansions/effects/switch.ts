import { DIRECTIONS, type Direction } from '../../../kernel/boards/square.ts'
import type { EffectRules } from '../../rules/effects/effect.ts'
import type { Printed, Tile } from '../../tiles.ts'
import { isSwitched, noteSwitched } from '../switched.ts'

const bridgeOn = ({ symbols }: Tile, side: Direction): Printed | undefined =>
  symbols.find(({ symbol, sides }) => symbol === 'drawbridge' && sides[0] === side)

/** A drawbridge of its own tile is raised or lowered, each once a turn [R 51]. */
export const moveBridge: EffectRules = {
  toItself: true,
  ways: DIRECTIONS.map((side) => ({ side })),

  judge(state, { at, tile }) {
    return ({ side = 'north' }) => {
      if (!bridgeOn(tile, side)) return { code: 'no-such-symbol-here' }
      return isSwitched(state, at, 'drawbridge', side) ? { code: 'switched-already' } : null
    }
  },

  perform({ state, emit }, { at, tile }, { side = 'north' }) {
    const bridge = bridgeOn(tile, side)
    if (!bridge) return
    const raised = !bridge.spent
    tile.symbols = tile.symbols.map((one) => (one === bridge ? { ...one, spent: raised } : one))
    noteSwitched(state, { at, symbol: 'drawbridge', side })
    emit?.({ type: 'bridge-moved', seat: state.onTurn, at, side, raised })
  },
}
