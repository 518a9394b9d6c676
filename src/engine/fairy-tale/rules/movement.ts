import { compareAngle, type Direction, distance, type Place } from '../../kernel/boards/square.ts'
import type { DieFace } from '../../kernel/chance.ts'
import type { State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Monster } from '../tiles.ts'
import { askAboutDie, sideOfDie, throwForMovement } from './die.ts'
import { places } from './forest.ts'
import { isOver } from './outcome.ts'
import { presenceOf } from './presence.ts'
import { movesByRound } from './rounds.ts'
import { run } from './run.ts'
import { isOnSide } from './sides.ts'

/** A monster that is about to move, and where it stands. */
export interface Mover {
  monster: Monster
  at: Place
}

/**
 * The monsters of a side (null: all), in the order in which they move: the closest to the oak first,
 * then clockwise from north, then the lower number [R 14].
 */
export function movers({ tiles, rules }: State, side: Direction | null): Mover[] {
  return places(tiles)
    .filter((at) => tiles[at]?.monsters.length && (side === null || isOnSide(at, side, rules.sides)))
    .sort((a, b) => distance(a) - distance(b) || compareAngle(a, b))
    .flatMap((at) => (tiles[at]?.monsters ?? []).map((monster) => ({ monster, at })))
}

/** Rolls for the monsters' movement; whether the die shall stand may be left pending. Once a round all move without a die [R 72]. */
export function rollForMovement(table: Table): void {
  if (movesByRound(table.state)) return moveMonsters(table, null)
  const face = throwForMovement(table)
  if (!askAboutDie(table, 'movement', face)) moveByDie(table, face)
}

/** Moves the monsters that a die names; on a 5 the question is left pending. */
export function moveByDie(table: Table, face: DieFace): void {
  const { state, emit } = table
  if (face === 5) {
    state.pending = { kind: 'movement-side' }
    emit?.({ type: 'side-asked', for: 'movement' })
  } else moveMonsters(table, face === 6 ? null : sideOfDie(face))
}

/**
 * Moves the monsters of a side (null: all), each once, one after another, so that each sees the forest
 * as the one before left it. Who moves, and in what order, is fixed beforehand [R 14].
 */
export function moveMonsters(table: Table, side: Direction | null): void {
  const queue = movers(table.state, side)
  table.emit?.({ type: 'movement-began', side, monsters: queue.map(({ monster }) => monster.n) })
  const hooks = table.expansions?.hooks
  const presence = presenceOf(table.state, hooks ? { stepped: [], sounded: [] } : null)
  for (const { monster, at } of queue) {
    if (isOver(table.state)) return
    // One of the others may have set all there alight before its turn came.
    if (hooks && !table.state.tiles[at]?.monsters.includes(monster)) continue
    run(table, presence, { monster, at, entered: [], haste: null })
    if (!isOver(table.state)) hooks?.runEnded(table, presence, monster)
  }
  if (!isOver(table.state)) hooks?.movementEnded(table)
}

/** Moves one monster alone, as in a movement of its own: its step, with the haste after it. */
export function moveMonster(table: Table, { monster, at }: Mover): void {
  run(table, presenceOf(table.state), { monster, at, entered: [], haste: null })
}
