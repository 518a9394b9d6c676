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

/** The effect of a symbol on a neighbouring tile. */
export interface Preview {
  effect: SymbolEffect
  at: Place
  /** The tile afterwards, or null if it would be gone. */
  face: Face | null
  /** The monsters that would be gone, by their numbers. */
  gone: readonly number[]
  /** The further tiles it would take, and the number of those that lose their contents. */
  takes: { places: readonly Place[]; spoilt: number }
}

/** Returns the effect of a symbol, found by playing it on a copy. Null for other actions. */
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

/** The losses in an event of the expansions: the tiles of a flood or boulder, and all monsters there. */
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

/** Returns the state with the previewed tile, so that pieces take their new positions. Monsters that would be gone stay. */
export function asPreviewed(state: State, { at, face }: Preview): State {
  const monsters = state.tiles[at]?.monsters ?? []
  return face ? { ...state, tiles: { ...state.tiles, [at]: { ...face, monsters } } } : state
}
