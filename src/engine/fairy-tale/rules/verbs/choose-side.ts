import { DIRECTIONS, type Direction } from '../../../kernel/grid.ts'
import type { Table } from '../../table.ts'
import { moveMonsters } from '../movement.ts'
import { isOver } from '../outcome.ts'
import { spawnOnSide } from '../spawn.ts'
import { beginAction, passTurn } from '../turn.ts'
import { allowed, type Verb } from './verb.ts'

/** Answering a 5: the side on which monsters appear (3.1) or move (3.3). */
export const chooseSide: Verb<'choose-side'> = {
  list: (state) =>
    allowed(
      chooseSide,
      state,
      DIRECTIONS.map((side) => ({ type: 'choose-side', side })),
    ),

  refuse: ({ pending }) => (pending ? null : { code: 'nothing-to-answer' }),

  perform(table, { side }) {
    const { pending } = table.state
    table.state.pending = null
    if (pending?.kind === 'spawn-side') spawnThere(table, side, pending.count)
    if (pending?.kind === 'movement-side') moveThere(table, side)
  },
}

function spawnThere(table: Table, side: Direction, count: number): void {
  table.emit?.({ type: 'side-chosen', for: 'new-monsters', side })
  spawnOnSide(table, side, count)
  if (!isOver(table.state)) beginAction(table)
}

function moveThere(table: Table, side: Direction): void {
  table.emit?.({ type: 'side-chosen', for: 'movement', side })
  moveMonsters(table, side)
  if (!isOver(table.state)) passTurn(table)
}
