import type { Fortland } from '../../../../engine/fortland/index.ts'
import { ledTable, useTableComputers } from '../../../../ui/frames/computers/useTableComputers.ts'
import type { Computer } from '../../leaders.ts'
import { counsel, cubNow, type Table, useComputer, useTable } from '../../table.ts'
import { goingBackOf } from '../now/undo.ts'
import { turnNumber } from './turn-number.ts'

const ledTableOf = ledTable<Fortland, Computer, Table>({
  turnOf: turnNumber,
  useComputer,
  prepare: ({ intent }) => intent.getState().cancel(),
  decide(computer, state, then) {
    if (computer === 'guardian') return counsel.think(state, then)
    then(computer === 'cub' ? cubNow(state) : counsel.quick(state))
    return () => {}
  },
})

/** Lets the computer players act whenever nothing else wants to be seen. */
export const useComputers = (): void => {
  const table = useTable()
  return useTableComputers(
    ledTableOf(table),
    goingBackOf(table).useAskedBack(({ asking }) => asking),
  )
}
