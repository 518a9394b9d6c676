import type { Citadel } from '../../../../engine/citadel/index.ts'
import { ledTable, useTableComputers } from '../../../../ui/frames/computers/useTableComputers.ts'
import type { Computer } from '../../leaders.ts'
import { counsel, pageNow, type Table, useComputer, useTable } from '../../table.ts'
import { turnNumber } from '../../turns.ts'
import { goingBackOf } from '../back/undo.ts'
import { seatPassingOf } from './seats.ts'

const ledTableOf = ledTable<Citadel, Computer, Table>({
  turnOf: turnNumber,
  useComputer,
  prepare: ({ intent }) => intent.getState().cancel(),
  decide(computer, state, then) {
    if (computer === 'grand-master') return counsel.think(state, then)
    then(computer === 'page' ? pageNow(state) : counsel.quick(state))
    return () => {}
  },
})

/** Lets the computer players act whenever nothing else wants to be seen. */
export function useComputers(): void {
  const table = useTable()
  const isAskedBack = goingBackOf(table).useAskedBack(({ asking }) => asking)
  const isAskedSeat = seatPassingOf(table).useAsked(({ asked }) => asked !== null)
  useTableComputers(ledTableOf(table), isAskedBack || isAskedSeat)
}
