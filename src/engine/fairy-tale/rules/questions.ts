import { DIRECTIONS, neighbour, type Place } from '../../kernel/grid.ts'
import type { Clearing, State } from '../state.ts'
import type { Table } from '../table.ts'
import { hasMonsters, hasMonstersNextTo, places } from './forest.ts'

/** Whether any tile that a clearing may be used on has monsters. */
const hasTarget = (state: State, { nextTo }: Clearing): boolean =>
  nextTo === null ? hasMonsters(state) : hasMonstersNextTo(state, nextTo)

/**
 * Asks for a tile that shall be cleared of its monsters, if any has some. When a question of this kind is open
 * already, this one follows it.
 */
export function askForPlace(table: Table, seat: number, clearing: Clearing): void {
  const { state } = table
  if (!hasTarget(state, clearing)) return
  if (state.pending?.kind === 'clear-place') {
    state.pending.clearings.push(clearing)
    return
  }
  state.pending = { kind: 'clear-place', seat, clearings: [clearing] }
  tell(table, seat, clearing)
}

/** Goes on to the next of several such questions that still has a tile to be asked for; else none is open. */
export function nextClearing(table: Table): void {
  const { state } = table
  if (state.pending?.kind !== 'clear-place') return
  const { seat, clearings } = state.pending
  const left = clearings.slice(1).filter((clearing) => hasTarget(state, clearing))
  const [next] = left
  state.pending = next ? { kind: 'clear-place', seat, clearings: left } : null
  if (next) tell(table, seat, next)
}

function tell({ emit }: Table, seat: number, clearing: Clearing): void {
  emit?.({ type: 'question-asked', seat, question: 'clear-place', clearing })
}

/** The places of the forest that a clearing may be used on, with monsters or without. */
export const placesInReach = ({ tiles }: State, { nextTo }: Clearing): Place[] =>
  nextTo === null
    ? places(tiles)
    : DIRECTIONS.map((side) => neighbour(nextTo, side)).filter((place) => tiles[place])
