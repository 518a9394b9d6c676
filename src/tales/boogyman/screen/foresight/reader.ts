import type { State } from '../../../../engine/boogyman/index.ts'
import { useLeaders } from '../../leaders.ts'
import { ownSeat, personsOf } from '../../seating.ts'
import type { Reader } from './warnings.ts'

/** From whose side of the table it is told now. */
export function readerNow({ onTurn }: Pick<State, 'onTurn'>): Reader {
  const { table } = useLeaders.getState()
  return { seat: ownSeat(onTurn, table), isPerson: personsOf(table).length > 0 }
}

/** The same, for the screen. */
export function useReader(state: Pick<State, 'onTurn'>): Reader {
  useLeaders(({ table }) => table)
  return readerNow(state)
}
