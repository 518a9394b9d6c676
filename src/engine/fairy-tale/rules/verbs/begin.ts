import { CENTRE, neighbour } from '../../../kernel/boards/square.ts'
import type { Opening, State } from '../../state.ts'
import { tileWith, turned } from '../../tiles.ts'
import { openMarket } from '../market.ts'
import { beginFirstTurn } from '../turn.ts'
import type { Verb } from './verb.ts'

/** Beginning the tale: the first tiles become the forest, the market is turned up (section 2). */
export const begin: Verb<'begin'> = {
  candidates: () => [{ type: 'begin' }],

  refuse({ opening }) {
    if (!opening) return { code: 'not-in-this-phase' }
    return opening.spots.every((spot) => spot !== null) ? null : { code: 'tiles-left-to-lay' }
  },

  apply(table) {
    const { state, emit } = table
    if (state.opening) growForest(state, state.opening)
    state.opening = null
    emit?.({ type: 'tale-began' })
    openMarket(table)
    beginFirstTurn(table)
  },
}

function growForest(state: State, { tiles, spots }: Opening): void {
  tiles.forEach((face, index) => {
    const spot = spots[index]
    if (spot) state.tiles[neighbour(CENTRE, spot.side)] = tileWith(turned(face, spot.turn))
  })
}
