import { DIAMONDS, places, type State } from '../../../../engine/fairy-tale/index.ts'
import type { GemState } from '../../art/index.ts'

/** A third of the draw pile: its number of tiles, and the state of its dark diamond. */
export interface ThirdView {
  size: number
  gem: GemState
}

/**
 * Returns the thirds of the draw pile, from the top. Diamond n is always in the nth third (section 2), so that each can be
 * followed.
 */
export const thirdsOf = (state: State): ThirdView[] =>
  state.pile.thirds.map(({ size, diamond }, index) => ({
    size,
    gem: diamond ? 'hidden' : gemOf(state, index + 1),
  }))

/** Returns the three dark diamonds: the destroyed ones first, then those in the forest, drawn, and hidden. */
export function gemsOf(state: State): GemState[] {
  const hidden = state.pile.thirds.filter(({ diamond }) => diamond !== null).length
  const forest = places(state.tiles).filter((place) => state.tiles[place]?.building === 'diamond').length
  const gone = state.diamonds
  const drawn = DIAMONDS - hidden - forest - gone
  const row = (gem: GemState, count: number) => Array.from({ length: Math.max(0, count) }, () => gem)
  return [
    ...row('destroyed', gone),
    ...row('forest', forest),
    ...row('drawn', drawn),
    ...row('hidden', hidden),
  ]
}

function gemOf({ tiles, market, hands, pile }: State, id: number): GemState {
  const isIt = (face: { id: number } | null | undefined) => face?.id === id
  if ([...market, ...(hands?.flat() ?? []), ...pile.under].some(isIt)) return 'drawn'
  return places(tiles).some((place) => isIt(tiles[place])) ? 'forest' : 'destroyed'
}
