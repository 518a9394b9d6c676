import { DIRECTIONS, neighbour, type Place } from '../../kernel/boards/square.ts'
import type { Clearing, State } from '../state.ts'
import type { Table } from '../table.ts'
import { hasMonsters, hasMonstersNextTo, places } from './forest.ts'

/** Whether any tile that a clearing may be used on has monsters. */
export const hasTarget = (state: State, { nextTo }: Clearing): boolean =>
  nextTo === null ? hasMonsters(state) : hasMonstersNextTo(state, nextTo)

/**
 * Asks for a tile that shall be cleared of its monsters, if any has some. When a question of this kind is open
 * already, this one follows it.
 */
export function askForPlace(table: Table, seat: number, clearing: Clearing): void {
  const { state } = table
  if (state.pending?.kind !== 'clear-place') askOnward(table, seat, [clearing])
  else if (hasTarget(state, clearing)) state.pending.clearings.push(clearing)
}

/** Asks the first of several such questions that still has a tile to be asked for, and keeps the others. */
export function askOnward(table: Table, seat: number, clearings: readonly Clearing[]): void {
  const { state } = table
  const left = clearings.filter((clearing) => hasTarget(state, clearing))
  const [next] = left
  if (!next) return
  state.pending = { kind: 'clear-place', seat, clearings: left }
  tell(table, seat, next)
}

function tell({ emit }: Table, seat: number, clearing: Clearing): void {
  emit?.({ type: 'question-asked', seat, question: 'clear-place', clearing })
}

/** The places of the forest that a clearing may be used on, with monsters or without. */
export const placesInReach = ({ tiles }: State, { nextTo }: Clearing): Place[] =>
  nextTo === null
    ? places(tiles)
    : DIRECTIONS.map((side) => neighbour(nextTo, side)).filter((place) => tiles[place])
