import { oncePer } from '../../../../engine/kernel/index.ts'
import { ledTable, useTableComputers } from '../../../../ui/frames/computers/useTableComputers.ts'
import { useComputer } from '../../computer-now.ts'
import { counsel, cubNow, type Table, useTable } from '../../table.ts'
import { goingBackOf } from '../now/undo.ts'
import { turnNumber } from './turn-number.ts'

const ledTableOf = oncePer((table: Table) =>
  ledTable({
    useGame: table.game,
    usePlayback: table.playback,
    turnOf: turnNumber,
    useComputer,
    acts: {
      prepare: () => table.intent.getState().cancel(),
      decide(computer, state, then) {
        if (computer === 'guardian') return counsel.think(state, then)
        then(computer === 'cub' ? cubNow(state) : counsel.quick(state))
        return () => {}
      },
    },
  }),
)

/** Lets the computer players act whenever nothing else wants to be seen. */
export const useComputers = (): void => {
  const table = useTable()
  return useTableComputers(
    ledTableOf(table),
    goingBackOf(table).useAskedBack(({ asking }) => asking),
  )
}
