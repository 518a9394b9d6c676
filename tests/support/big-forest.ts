import { type Face, MONSTER_KINDS, pathFace, places, type State } from '../../src/engine/fairy-tale/index.ts'
import { CENTRE, playInPlace, scriptedRng } from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'
import { begunGame, randomPlayer, someConfig } from './random-play.ts'

/** Straights, corners, tees and crosses, over and over. */
const ROADS = [0b0101, 0b0011, 0b1011, 0b1111]

/** A forest far larger than a tale grows, in the action phase. `tiles` includes the oak's. */
export function bigForest(tiles: number, monsters: number): State {
  const state = begunGame(someConfig(3, 'endless-night'), 1)
  const pick = randomPlayer(1)
  state.phase = 'action'
  let id = 100
  const turnUpMarket = () => {
    state.market = [faceOf(id++), faceOf(id++), faceOf(id++)]
    state.spent.expands = 0
  }
  turnUpMarket()
  while (places(state.tiles).length < tiles) {
    const placements = fairyTale.list(state).filter(({ type }) => type === 'expand')
    const refusal = playInPlace(fairyTale, state, pick(placements), scriptedRng({ draws: [0, 0] }))
    if (refusal) throw new Error(refusal.code)
    turnUpMarket()
  }
  populate(state, monsters)
  return state
}

const faceOf = (id: number): Face => pathFace(id, ROADS[id % ROADS.length] ?? 0b1111)

/** Spreads monsters over all tiles except the oak's in turn, without overfilling a tile while there is room. */
function populate(state: State, monsters: number): void {
  const room = places(state.tiles).filter((place) => place !== CENTRE)
  for (let n = state.nextMonster; n < state.nextMonster + monsters; n++) {
    const kind = MONSTER_KINDS[n % MONSTER_KINDS.length] ?? 'troll'
    state.tiles[room[(n * 7) % room.length] ?? CENTRE]?.monsters.push({ n, kind })
  }
  state.nextMonster += monsters
}
