import type { State } from '../../../../engine/boogyman/index.ts'
import { ownSeat, personsOf } from '../../seating.ts'
import { type Table, useLeaders, useTable } from '../../table.ts'
import type { Reader } from './warnings.ts'

/** From whose side of the table it is told now. */
export function readerNow(table: Table, { onTurn }: Pick<State, 'onTurn'>): Reader {
  const { table: led } = table.leaders.getState()
  return { seat: ownSeat(onTurn, led), isPerson: personsOf(led).length > 0 }
}

/** The same, for the screen. */
export function useReader(state: Pick<State, 'onTurn'>): Reader {
  const table = useTable()
  useLeaders(({ table }) => table)
  return readerNow(table, state)
}
