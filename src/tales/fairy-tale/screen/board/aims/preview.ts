import {
  type Action,
  type Event,
  type Face,
  faceOf,
  type State,
  type SymbolEffect,
} from '../../../../../engine/fairy-tale/index.ts'
import { type Place, play } from '../../../../../engine/kernel/index.ts'
import { type SymbolWay, usableSymbols } from '../../../intent/uses.ts'
import { fairyTale } from '../../../rules.ts'

/** What using a symbol would make of a tile next door. */
export interface Preview {
  effect: SymbolEffect
  at: Place
  /** The tile as it would lie there, or null where it would be gone. */
  face: Face | null
  /** The monsters that would be gone, by their numbers. */
  gone: readonly number[]
  /** The tiles that it would take besides, and how many of them would lose what is on them. */
  takes: { places: readonly Place[]; spoilt: number }
}

/** What an action would make of a tile: asked of the rules by doing it on the side. Null for all but symbols. */
export function previewOf(state: State, action: Action): Preview | null {
  if (!isWay(action)) return null
  const { symbol, at } = action
  const effect = usableSymbols(state).find((usable) => usable.symbol === symbol)?.effect
  const done = play(fairyTale, state, action)
  if (!done.ok || !effect) return null
  const after = done.value.state.tiles[at]
  const left = new Set(after?.monsters.map(({ n }) => n))
  const here = (state.tiles[at]?.monsters ?? []).flatMap(({ n }) => (left.has(n) ? [] : [n]))
  const taken = done.value.frames.map(({ event }) => takenIn(event))
  const gone = [...new Set([...here, ...taken.flatMap(({ monsters }) => monsters)])]
  const places = taken.flatMap(({ places }) => places).filter((place) => place !== at)
  const spoilt = taken.reduce((sum, one) => sum + one.spoilt, 0)
  return { effect, at, face: after ? faceOf(after) : null, gone, takes: { places, spoilt } }
}

/** What an event of the expansions takes: the tiles over which water runs or a stone rolls, and all monsters there. */
function takenIn(event: Event): { places: readonly Place[]; monsters: readonly number[]; spoilt: number } {
  switch (event.type) {
    case 'flood-ran':
      return { places: event.places, monsters: event.monsters, spoilt: event.spoilt.length }
    case 'boulder-rolled':
      return { places: event.path, monsters: event.monsters, spoilt: 0 }
    case 'tile-lit':
      return { places: [event.at], monsters: event.monsters, spoilt: 0 }
    default:
      return NOTHING
  }
}

const NOTHING = { places: [], monsters: [], spoilt: 0 }

const isWay = (action: Action): action is SymbolWay => action.type === 'use-symbol'

/** The state with the tile as it is previewed, so that pieces stand as they would; one that would be gone stays. */
export function asPreviewed(state: State, { at, face }: Preview): State {
  const monsters = state.tiles[at]?.monsters ?? []
  return face ? { ...state, tiles: { ...state.tiles, [at]: { ...face, monsters } } } : state
}
