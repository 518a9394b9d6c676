import { oncePer } from '../../../../engine/kernel/index.ts'
import { ledTable, useTableComputers } from '../../../../ui/frames/computers/useTableComputers.ts'
import { useComputer } from '../../computer-now.ts'
import { counsel, type Table, useTable } from '../../table.ts'
import { goingBackOf } from '../now/undo.ts'

const ledTableOf = oncePer((table: Table) =>
  ledTable({
    useGame: table.game,
    usePlayback: table.playback,
    turnOf: ({ turn }) => turn,
    useComputer,
    acts: {
      prepare: () => table.aim.getState().putAway(),
      decide(computer, state, then) {
        if (computer === 'captain') return counsel.think(state, then)
        then(counsel.quick(state))
        return () => {}
      },
    },
  }),
)

/** Lets a computer player act whenever nothing else wants to be seen. */
export const useComputers = (): void => {
  const table = useTable()
  return useTableComputers(
    ledTableOf(table),
    goingBackOf(table).useAskedBack(({ asking }) => asking),
  )
}
