import { citadel, ORDERS } from '../../engine/citadel/index.ts'
import { computersAt } from '../../playback/computers.ts'
import { isLedByPerson } from '../../store/leaders.ts'
import { wasHuman } from '../../store/seat-changes.ts'
import type { Session } from './game.ts'
import { seatAsked } from './hotseat.ts'
import { type LeadersStore, ORDER_NAMES } from './leaders.ts'
import { useTable } from './table.ts'

/** Whom the table waits for: a person, or which computer player. */
export const { computerIn, computerNow, useComputer, isComputers, isHandsOff, useHandsOff } = computersAt({
  game: citadel,
  roles: () => ORDERS,
  useTable,
})

type Led = Pick<LeadersStore, 'table' | 'changes'>

/** True if a person made a move, as its seat was led then. */
export function wasPersons({ moves }: Session, move: number, { table, changes }: Led): boolean {
  const before = moves[move]?.before
  const order = before && ORDER_NAMES[seatAsked(before) ?? before.onTurn]
  return order !== undefined && wasHuman(changes, order, move, isLedByPerson(table, order))
}
