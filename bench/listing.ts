import {
  everyBox,
  type Face,
  type Printed,
  pathFace,
  places,
  type State,
  type SymbolId,
} from '../src/engine/fairy-tale/index.ts'
import { CENTRE, DIRECTIONS, distanceFromCentre, neighbour, type Place } from '../src/engine/kernel/index.ts'
import { fairyTale } from '../src/tales/fairy-tale/rules.ts'
import { bigForest } from '../tests/support/big-forest.ts'

const TILES = 60
const MONSTERS = 60
const TIMES = 2000

/** Measures how long listing takes in a large forest with every free action in reach. */
export function benchListing(): void {
  const state = richPosition()
  const taken = Array.from({ length: TIMES }, () => {
    const start = performance.now()
    fairyTale.list(state)
    return performance.now() - start
  })
  const median = taken.sort((a, b) => a - b)[TIMES / 2] ?? 0
  const count = fairyTale.list(state).length
  console.log(
    `${TILES} tiles, ${MONSTERS} monsters: ${count} legal actions listed in ${median.toFixed(2)} ms (median)`,
  )
}

/** A position with powers that aim at any tile, three symbols to use, monsters to remove, and a market that must be paid for. */
function richPosition(): State {
  const state = bigForest(TILES, MONSTERS)
  state.boxes = everyBox(true)
  state.seats = [{ character: 'aladdin', at: inTheMidst(state), memory: { wishes: 3 } }]
  state.onTurn = 0
  for (const [index, place] of places(state.tiles).entries()) {
    const tile = state.tiles[place]
    if (tile) tile.symbols = [printed((['wood', 'gold', 'magic'] as const)[index % 3] ?? 'wood')]
  }
  const own = state.tiles[state.seats[0]?.at ?? CENTRE]
  if (own) own.symbols = [...own.symbols, printed('bomb'), printed('swap'), printed('rotate')]
  state.market = (['palace', 'catapult', 'treasure-chest'] as const).map(
    (building, index): Face => ({ ...pathFace(900 + index, 0b1011), building }),
  )
  return state
}

const printed = (symbol: SymbolId): Printed => ({ symbol, sides: [], number: 0, spent: false })

/** Returns the place with the most tiles for symbols next to it, away from the tiles that the oak guards [R 30]. */
function inTheMidst(state: State): Place {
  const next = (place: Place) => DIRECTIONS.filter((side) => state.tiles[neighbour(place, side)]).length
  const away = places(state.tiles).filter((place) => distanceFromCentre(place) > 2)
  return away.reduce((best, place) => (next(place) > next(best) ? place : best))
}
