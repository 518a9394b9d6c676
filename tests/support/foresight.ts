import { type Action, extent, places, type State } from '../../src/engine/fairy-tale/index.ts'
import {
  apart,
  DIRECTIONS,
  distanceFromCentre,
  playInPlace,
  seededRng,
} from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'

/** A line of play: its actions, the state after them, and how good that state is. */
export interface Line {
  state: State
  actions: Action[]
  worth: number
}

/** Lines followed at once, and actions tried for each in a turn. */
const BEAM = 12
const WAYS = 8
const MOST_TURNS = 25
const MOST_PLACEMENTS = 40

/**
 * Searches for a win with the dice and tiles that the seed will bring, which is cheating and good only for recording games. Takes a state
 * in which the tale has begun; returns null if it finds none.
 */
export function findWin(begun: State): Line | null {
  let lines = settle({ state: begun, actions: [], worth: 0 })
  for (let turn = 0; turn < MOST_TURNS && lines.length > 0; turn++) {
    const next = lines.flatMap(waysToAct).flatMap((line) => settle(after(line, { type: 'end-turn' })))
    const won = next.find(({ state }) => state.outcome === 'won')
    if (won) return won
    lines = best(
      next.filter(({ state }) => !state.outcome),
      BEAM,
    )
  }
  return null
}

/** Returns the line with one more action; a finished line is unchanged. */
function after(line: Line, action: Action): Line {
  if (line.state.outcome) return line
  const state = structuredClone(line.state)
  const refusal = playInPlace(fairyTale, state, action, seededRng(state))
  if (refusal) throw new Error(`${action.type} was refused: ${refusal.code}`)
  return { state, actions: [...line.actions, action], worth: worth(state) }
}

/** Rolls and answers questions until a player may act; returns one line for each combination of answers. */
function settle(line: Line): Line[] {
  const { outcome, phase, pending } = line.state
  if (outcome || phase === 'action') return [line]
  if (!pending) return settle(after(line, { type: 'roll' }))
  return DIRECTIONS.flatMap((side) => settle(after(line, { type: 'choose-side', side })))
}

/** The most promising ways to use one action phase. */
function waysToAct(line: Line): Line[] {
  const all = [line]
  let layer = [line]
  for (let depth = 0; depth < 4; depth++) {
    layer = best(
      layer.flatMap((one) => someActions(one.state).map((action) => after(one, action))),
      WAYS,
    )
    all.push(...layer)
  }
  return best(all, WAYS)
}

/** Returns the allowed actions, with a sample of the placements if there are very many. */
function someActions(state: State): Action[] {
  const actions = fairyTale.list(state).filter(({ type }) => type !== 'end-turn' && type !== 'give-up')
  const every = Math.ceil(actions.length / MOST_PLACEMENTS)
  return actions.filter((action, index) => {
    if (action.type !== 'expand') return true
    return index % every === 0 || state.market[action.slot]?.building === 'diamond'
  })
}

const best = (lines: readonly Line[], most: number): Line[] =>
  [...lines].sort((a, b) => b.worth - a.worth).slice(0, most)

/** Returns a rough value of a position; higher is better. */
function worth(state: State): number {
  if (state.outcome) return state.outcome === 'won' ? 1e6 : -1e6
  const toDraw = state.pile.thirds.reduce((sum, { size }) => sum + size, 0)
  let sum = state.hearts * 120 + state.diamonds * 150 - toDraw * 12 - extent(state.tiles).longest * 10
  for (const place of places(state.tiles)) {
    const tile = state.tiles[place]
    sum -= ((tile?.monsters.length ?? 0) * 30) / Math.max(1, distanceFromCentre(place) ** 2)
    if (tile?.building === 'diamond')
      sum += 60 - 6 * Math.min(...state.seats.map(({ at }) => apart(at, place)))
  }
  return sum
}
