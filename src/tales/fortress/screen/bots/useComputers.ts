import type { Fortress } from '../../../../engine/fortress/index.ts'
import { ledTable, useTableComputers } from '../../../../ui/frames/computers/useTableComputers.ts'
import type { Computer } from '../../leaders.ts'
import { counsel, type Table, useComputer, useTable } from '../../table.ts'
import { goingBackOf } from '../now/undo.ts'

const ledTableOf = ledTable<Fortress, Computer, Table>({
  turnOf: ({ turn }) => turn,
  useComputer,
  prepare: ({ aim }) => aim.getState().putAway(),
  decide(computer, state, then) {
    if (computer === 'captain') return counsel.think(state, then)
    then(counsel.quick(state))
    return () => {}
  },
})

/** Lets a computer player act whenever nothing else wants to be seen. */
export const useComputers = (): void => {
  const table = useTable()
  return useTableComputers(
    ledTableOf(table),
    goingBackOf(table).useAskedBack(({ asking }) => asking),
  )
}
